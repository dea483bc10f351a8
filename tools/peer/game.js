/** A card game in the shape of Saboteur for boardgame.io: 67 cards, hands of six, three rounds. */

import { INVALID_MOVE, PlayerView } from "boardgame.io/dist/cjs/core.js";

const CARDS = 67;
const PATHS = 40;
const HAND = 6;
const ROUNDS = 3;

function dealt(seats, random) {
  const deck = random.Shuffle([...Array(CARDS).keys()]);
  const players = {};
  for (let seat = 0; seat < seats; seat++) players[seat] = { hand: deck.splice(0, HAND) };
  return { secret: { deck }, players, board: {}, played: 0 };
}

/** Lay a path card or use another one, then draw. */
function play({ G, ctx, playerID, random }, index, x, y) {
  const { hand } = G.players[playerID];
  if (index >= hand.length) return INVALID_MOVE;
  const [card] = hand.splice(index, 1);
  const cell = `${x},${y}`;
  if (card < PATHS) {
    if (G.board[cell] !== undefined) return INVALID_MOVE;
    G.board[cell] = card;
  }
  if (G.secret.deck.length) hand.push(G.secret.deck.pop());
  G.played++;
  if (G.played === CARDS && G.round < ROUNDS)
    Object.assign(G, dealt(ctx.numPlayers, random), { round: G.round + 1 });
}

export const cards = {
  name: "cards",
  minPlayers: 2,
  maxPlayers: 10,
  setup: ({ ctx, random }) => ({ ...dealt(ctx.numPlayers, random), round: 1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play, pass: () => {} },
  playerView: PlayerView.STRIP_SECRETS,
  endIf: ({ G }) => (G.round === ROUNDS && G.played === CARDS ? { over: true } : undefined),
};
