/**
 * The people at the tables: `node load.js undermine|boardgame PORT`, for a server on this machine.
 *
 * Commands come as lines of JSON, and each is answered by a line of JSON:
 *   {"open": 50}                    so many more tables, each with five people; they wait
 *   {"visit": [["code", "token"]]}   people come back to their seats at tables of Undermine; they wait
 *   {"play": 4, "think": 0}         people play for so many seconds; think in milliseconds
 * Playing is answered twice: by `{"playing": true}` when it begins, and by what was counted.
 */

import { createInterface } from "node:readline";
import { BoardgameTable } from "./boardgame.js";
import { UndermineTable, visit } from "./undermine.js";

const KINDS = { undermine: UndermineTable, boardgame: BoardgameTable };
const WAVE = 10;
const LIMIT = 300_000;

const [kind, port] = process.argv.slice(2);
const tables = [];

/** Shared by all tables: how long people think, and what was counted. */
const course = {
  playing: false,
  counting: false,
  think: 0,
  waits: [],

  /** A person decides: at once, or after thinking. */
  decide(act) {
    if (this.think) setTimeout(act, this.think * (0.5 + Math.random()));
    else act();
  },

  /** Somebody's own move came back. */
  acknowledged(sent) {
    if (this.counting) this.waits.push(performance.now() - sent);
  },
};

const sleep = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

async function open(count) {
  for (let left = count; left > 0; left -= WAVE) {
    const wave = Array.from({ length: Math.min(WAVE, left) }, () => KINDS[kind].open(port, course));
    tables.push(...(await Promise.all(wave)));
  }
  return { tables: tables.length };
}

async function visitAll(seats) {
  for (let at = 0; at < seats.length; at += WAVE) {
    await Promise.all(seats.slice(at, at + WAVE).map(([code, token]) => visit(port, code, token)));
  }
  return { visited: seats.length };
}

async function play(seconds, think) {
  Object.assign(course, { playing: true, counting: true, think, waits: [] });
  say({ playing: true });
  const [began, used] = [performance.now(), process.cpuUsage()];
  for (const table of tables) table.go();
  await sleep(seconds * 1000);
  Object.assign(course, { playing: false, counting: false });
  const { user, system } = process.cpuUsage(used);
  return counted((performance.now() - began) / 1000, (user + system) / 1e6);
}

function counted(seconds, cpu) {
  const waits = course.waits.sort((a, b) => a - b);
  const quantile = (share) => waits[Math.floor((waits.length - 1) * share)] ?? 0;
  return { moves: waits.length, seconds, cpu, p50: quantile(0.5), p99: quantile(0.99) };
}

setTimeout(() => process.exit(1), LIMIT).unref();
for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  if (command.open) say(await open(command.open));
  else if (command.visit) say(await visitAll(command.visit));
  else say(await play(command.play, command.think));
}
process.exit(0);
