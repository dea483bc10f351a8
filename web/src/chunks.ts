/**
 * What loads when: the only list of it, and besides the list of games the only file with `import()`.
 * What one constant names shares a file: the build reads this list (`scripts/chunks.ts`). Every layer may
 * import it, for it imports nothing at once. Pages apart, nothing is split off for less
 * than 2 kB.
 */

import type { Component } from 'svelte';

import type { Page } from './base/route.ts';

type Load<Part> = () => Promise<Part>;

/** Caches the promise of an import: even for a loaded module, `import` takes time. A failure is not cached. */
function once<Part>(load: Load<Part>): Load<Part> {
  let coming: Promise<Part> | null = null;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    }));
}

/** A component by itself; of other modules everything they export. */
type Part<Module> = Module extends { default: infer Content } ? Content : Module;

/** Several modules, each by its name. */
async function together<Modules extends Record<string, Promise<object>>>(
  modules: Modules,
): Promise<{ [Name in keyof Modules]: Part<Awaited<Modules[Name]>> }> {
  const named = Object.entries(modules).map(async ([name, module]) => {
    const here = await module;
    return [name, 'default' in here ? here.default : here];
  });
  return Object.fromEntries(await Promise.all(named)) as never;
}

// -- at once: the page that an address means ---------------------------------------------------------

export const start = () => import('./app/start.ts');

export const PAGES: Record<Page, Load<{ default: Component }>> = {
  home: () => import('./pages/Home.svelte'),
  new: () => import('./pages/NewTable.svelte'),
  join: () => import('./pages/Join.svelte'),
  table: once(() => import('./pages/Table.svelte')),
  replay: () => import('./pages/Replay.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  finished: () => import('./pages/Finished.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  missing: () => import('./pages/Missing.svelte'),
};

/** The game on a table. */
export const runningGame = once(() => import('./table/RunningGame.svelte'));

// -- right after the table: needed to play -----------------------------------------------------------

export const board = once(() => import('./board/Board.svelte'));
export const cardArt = once(() => import('./games/saboteur/card-art.ts'));

// -- while the table is idle, in this order, or as soon as one is needed -----------------------------

/** Input, keys and texts for screen readers, of a board that is shown already. */
export const boardInput = () =>
  together({
    animation: import('./board/animation.ts'),
    CameraControls: import('./board/camera/CameraControls.svelte'),
    CameraButtons: import('./board/camera/CameraButtons.svelte'),
    cellKeys: import('./board/input/cell-keys.ts'),
    crowded: import('./board/loupe/crowded.ts'),
    describe: import('./board/a11y/describe.ts'),
    input: import('./board/input/input.ts'),
    RimLabels: import('./board/RimLabels.svelte'),
    Loupe: import('./board/loupe/Loupe.svelte'),
  });

/** Drawings that are not needed for a first turn. */
export const lateDrawings = () =>
  together({
    feedback: import('./art/marks/feedback.ts'),
    goals: import('./art/cards/goals.ts'),
    gold: import('./art/cards/gold.ts'),
    roles: import('./art/cards/roles.ts'),
  });

/** Being called: title, badge, sound, notification. */
export const turnCall = () => import('./play/turn-call.svelte.ts');

/** Every sentence, and how fields of actions and events are worded. */
export const allSentences = () => import('./base/i18n/full.ts');

/** The log, sheets, and rarely shown lines. */
export const panels = () =>
  together({
    AbsentPlayer: import('./table/seats/AbsentPlayer.svelte'),
    Applicants: import('./table/seats/Applicants.svelte'),
    AskForSeat: import('./table/seats/AskForSeat.svelte'),
    Ballot: import('./table/seats/Ballot.svelte'),
    Chat: import('./table/drawer/Chat.svelte'),
    ClockBar: import('./table/clock/ClockBar.svelte'),
    DoneToMe: import('./table/drama/DoneToMe.svelte'),
    Drawer: import('./table/drawer/Drawer.svelte'),
    DrawPiles: import('./table/hand/DrawPiles.svelte'),
    dropTarget: import('./table/hand/drop-target.ts'),
    FirstTime: import('./table/help/FirstTime.svelte'),
    GuideStart: import('./table/guide/GuideStart.svelte'),
    HintLine: import('./table/guide/HintLine.svelte'),
    CallOffer: import('./table/calls/CallOffer.svelte'),
    LearnerCap: import('./table/guide/LearnerCap.svelte'),
    MenuSheet: import('./table/menu/MenuSheet.svelte'),
    PeekedGoal: import('./table/drama/PeekedGoal.svelte'),
    PlayerSheet: import('./table/seats/PlayerSheet.svelte'),
    previewText: import('./table/actions/preview-text.ts'),
    refusalText: import('./table/actions/refusal-text.ts'),
    ReplayLink: import('./table/menu/ReplayLink.svelte'),
    RoleDeck: import('./table/seats/RoleDeck.svelte'),
    StandIn: import('./table/seats/StandIn.svelte'),
    RailBubble: import('./table/drawer/RailBubble.svelte'),
    StockLevels: import('./table/layout/StockLevels.svelte'),
    Strip: import('./table/drawer/Strip.svelte'),
    subject: import('./table/help/subject.ts'),
    TableOverlays: import('./table/layout/TableOverlays.svelte'),
    TalkButton: import('./table/drawer/TalkButton.svelte'),
    WelcomeBack: import('./table/seats/WelcomeBack.svelte'),
  });

/** The moments over the table, and the role at the start of a round. */
export const moments = () => import('./moments/Moments.svelte');

/** The moments at the end of a round. */
export const afterRound = () =>
  together({
    AfterRound: import('./moments/AfterRound.svelte'),
    OthersDecision: import('./moments/OthersDecision.svelte'),
    story: import('./play/round-end/story.ts'),
  });

// -- when an address leads to a table without a game -------------------------------------------------

export const lobby = () =>
  together({
    ClosedTable: import('./pages/lobby/ClosedTable.svelte'),
    Lobby: import('./pages/lobby/Lobby.svelte'),
  });
