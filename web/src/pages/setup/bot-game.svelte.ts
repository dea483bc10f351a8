import { openTable } from '../../base/net/api.ts';
import { offeredLevel } from '../../base/bot-levels.ts';
import { chosenSeats, lastGame } from '../../base/last-game.ts';
import type { Config, GameInfo } from '../../base/protocol/protocol.gen.ts';
import { go } from '../../base/router.svelte.ts';
import { myName } from '../../base/saved-seats.ts';
import { settings } from '../../base/settings.svelte.ts';
import { words } from '../../base/i18n/index.svelte.ts';
import { aboutGame } from '../../games/about.ts';
import { trouble } from './error-text.ts';
import { keepBotPace, NEW_TABLE, withinRange } from './table-setup.ts';

/** What a server plays; null while that is not known. */
export type Offered = readonly GameInfo[] | null;

/** The game that was played last, if this server plays it. */
export function gameToPlay(offered: Offered): string {
  const last = lastGame() ?? NEW_TABLE.game;
  const isPlayed = offered ? offered.some(({ name }) => name === last) : aboutGame(last);
  return isPlayed ? last : NEW_TABLE.game;
}

/** The printed game, with the seats and the pace of bots that were chosen last. */
export function botTable(game: string, offered: Offered): Config {
  const range = offered?.find(({ name }) => name === game)?.seats ?? aboutGame(game)?.seats;
  const seats = chosenSeats(game) ?? NEW_TABLE.seats;
  return {
    ...NEW_TABLE,
    game,
    seats: range ? withinRange(seats, range) : seats,
    bot_pace: settings.botPace,
  };
}

/** The level of bots that was chosen, as far as the game offers it. */
export function botLevel(game: string, offered: Offered): string {
  return offeredLevel(settings.botLevel, offered?.find(({ name }) => name === game)?.levels);
}

/** Opens a table whose other seats are bots and goes there: one press from a page into a game. */
export class BotGame {
  busy = $state(false);
  /** Why no game began. */
  problem = $state('');

  async begin(config: Config, offered: Offered, name = myName()): Promise<void> {
    this.busy = true;
    this.problem = '';
    keepBotPace(config);
    try {
      const bots = botLevel(config.game, offered);
      const called = name.trim() || words.t('home-nickname');
      const { code } = await openTable({ name: called, config, bots });
      go(`/t/${code}`);
    } catch (error) {
      this.problem = trouble(error);
      this.busy = false;
    }
  }
}
