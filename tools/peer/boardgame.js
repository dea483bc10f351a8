/** Five people at a match of boardgame.io, each with a socket of their own. */

import { io } from "socket.io-client";

const SEATS = 5;

async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${Number(port) + 1}/games/cards/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`no match: ${await answer.text()}`);
  return answer.json();
}

export class BoardgameTable {
  /** Open a match, let everybody join; nobody acts yet. */
  static async open(port, course) {
    const table = new BoardgameTable(port, course);
    await table.join();
    return table;
  }

  constructor(port, course) {
    this.port = port;
    this.course = course;
    this.waiting = null;
    this.people = Array.from({ length: SEATS }, (_, seat) => new Person(this, String(seat)));
  }

  /** A new match for the same people on the same sockets. */
  async join() {
    this.laid = 0;
    const { matchID } = await post(this.port, "create", { numPlayers: SEATS });
    for (const one of this.people) {
      const body = { playerID: one.seat, playerName: `p${one.seat}` };
      const { playerCredentials } = await post(this.port, `${matchID}/join`, body);
      Object.assign(one, { matchID, credentials: playerCredentials });
    }
    await Promise.all(this.people.map((one) => one.come()));
  }

  go() {
    const { waiting } = this;
    this.waiting = null;
    if (waiting) this.decide(waiting);
  }

  decide(act) {
    if (this.course.playing) this.course.decide(act);
    else this.waiting = act;
  }
}

class Person {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.sent = 0;
    this.socket = io(`http://127.0.0.1:${table.port}/cards`, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
    });
    this.socket.on("update", (matchID, state) => this.updated(matchID, state));
    this.socket.on("sync", (_matchID, { state }) => this.synced(state));
  }

  /** Sit down at the match; done when its state is here. */
  come() {
    const { promise, resolve } = Promise.withResolvers();
    this.synced = (state) => {
      resolve();
      this.ponder(state);
    };
    this.socket.emit("sync", this.matchID, this.seat, this.credentials, SEATS);
    return promise;
  }

  updated(matchID, state) {
    if (matchID !== this.matchID) return;
    if (this.sent && state._stateID === this.stateID + 1) {
      this.table.course.acknowledged(this.sent);
      this.sent = 0;
    }
    if (!state.ctx.gameover) this.ponder(state);
    else if (this.seat === "0") this.table.decide(() => this.table.join());
  }

  ponder(state) {
    if (state.ctx.currentPlayer === this.seat) this.table.decide(() => this.act(state));
  }

  act({ G, _stateID }) {
    const { length } = G.players[this.seat].hand;
    const [type, args] = length
      ? ["play", [Math.floor(Math.random() * length), this.table.laid++, 0]]
      : ["pass", []];
    const payload = { type, args, playerID: this.seat, credentials: this.credentials };
    const action = { type: "MAKE_MOVE", payload };
    this.stateID = _stateID;
    this.sent = performance.now();
    this.socket.emit("update", action, _stateID, this.matchID, this.seat);
  }
}
