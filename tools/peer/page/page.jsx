/** The React page of boardgame.io's tutorial, with its server; `?PORT` says where that is. */

import { SocketIO } from "boardgame.io/multiplayer";
import { Client } from "boardgame.io/react";
import { createRoot } from "react-dom/client";
import { ticTacToe } from "./game.js";

function Board({ G, moves }) {
  return (
    <div id="board">
      {G.cells.map((cell, id) => (
        <button key={id} data-cell={id} onClick={() => moves.clickCell(id)}>
          {cell}
        </button>
      ))}
    </div>
  );
}

const App = Client({
  game: ticTacToe,
  board: Board,
  debug: false,
  multiplayer: SocketIO({
    server: `http://127.0.0.1:${location.search.slice(1)}`,
    socketOpts: { transports: ["websocket"] },
  }),
});

createRoot(document.getElementById("root")).render(<App playerID="0" matchID="bench" />);
