/** boardgame.io's own server, in memory: `node --expose-gc server.js PORT`; HTTP is on PORT + 1. */

import { Origins, Server } from "boardgame.io/dist/cjs/server.js";
import { cards } from "./game.js";
import { ticTacToe } from "./page/game.js";

const port = Number(process.argv[2]);
const server = Server({ games: [cards, ticTacToe], origins: [Origins.LOCALHOST, "*"] });
await server.run({ port, lobbyConfig: { apiPort: port + 1 } });

/** Before memory is read, what nobody needs any more is thrown away. */
process.on("SIGUSR2", () => globalThis.gc());
