/** Five people at a table of Undermine, each with a WebSocket of their own. */

import WebSocket from "ws";

const SEATS = 5;

export class UndermineTable {
  /** Open a table, let everybody sit down, and begin; nobody acts yet. */
  static async open(port, course) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "p0", config: { seats: SEATS } }),
    });
    if (!answer.ok) throw new Error(`no table: ${await answer.text()}`);
    const table = new UndermineTable(port, course, await answer.json());
    await table.begun;
    return table;
  }

  constructor(port, course, { code, token }) {
    this.course = course;
    this.waiting = null;
    this.started = 0;
    const begun = Promise.withResolvers();
    this.begun = begun.promise;
    this.begin = begun.resolve;
    this.people = Array.from({ length: SEATS }, (_, seat) => new Person(this, seat));
    this.people.forEach((one) => one.come(port, code, one.seat ? "" : token));
  }

  /** Whoever has to decide does so from now on. */
  go() {
    const { waiting } = this;
    this.waiting = null;
    if (waiting) this.decide(waiting);
  }

  /** Decide now, or when people play again. */
  decide(act) {
    if (this.course.playing) this.course.decide(act);
    else this.waiting = act;
  }

  /** The host begins once everybody else is ready, and again after the end. */
  host(send, { status, number, seats }) {
    const ready = seats.every((seat) => seat.host || seat.ready);
    if (status === "filling" && ready && this.started < number) {
      this.started = number;
      send({ t: "start" });
    } else if (status === "over") this.decide(() => send({ t: "again" }));
  }
}

class Person {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.sent = 0;
  }

  come(port, code, token) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${code}`, { perMessageDeflate: false });
    this.socket.on("open", () => this.send({ t: "join", token }));
    this.socket.on("message", (data) => this.hear(data));
  }

  send(ask) {
    this.socket.send(JSON.stringify(ask));
  }

  hear(data) {
    const tell = JSON.parse(data);
    if (tell.t === "moved") this.moved(tell);
    else if (tell.t === "sync") this.synced(tell);
    else if (tell.t === "table") this.around(tell.table);
    else if (tell.t === "wrong" || tell.t === "refused") throw new Error(String(data));
  }

  synced({ table, you, seq, legal }) {
    if (you < 0) this.send({ t: "sit", name: `p${this.seat}` });
    else if (table.status === "playing") {
      this.table.begin();
      this.ponder(seq, legal);
    } else if (this.seat && !table.seats[you].ready) this.send({ t: "ready" });
  }

  around(table) {
    if (this.seat === 0) this.table.host((ask) => this.send(ask), table);
  }

  moved({ seq, legal }) {
    if (this.sent) this.table.course.acknowledged(this.sent);
    this.sent = 0;
    this.ponder(seq, legal);
  }

  ponder(seq, legal) {
    if (legal.length) this.table.decide(() => this.act(seq, legal));
  }

  act(seq, legal) {
    const action = legal[Math.floor(Math.random() * legal.length)];
    this.sent = performance.now();
    this.send({ t: "act", seq, ref: seq, actions: [action], end: true });
  }
}

/** Come back to a seat, and do nothing more. */
export function visit(port, code, token) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${code}`, { perMessageDeflate: false });
  socket.on("open", () => socket.send(JSON.stringify({ t: "join", token })));
  socket.on("error", reject);
  socket.on("close", () => reject(new Error(`${code} was closed`)));
  socket.on("message", (data) => {
    const { t, you } = JSON.parse(data);
    if (t === "sync" && you >= 0) resolve(socket);
  });
  return promise;
}
