import type { Config, GameInfo } from '../../base/protocol/protocol.gen';
import { settings } from '../../base/settings.svelte';

export const NEW_TABLE: Config = {
  game: 'saboteur',
  options: {},
  seats: 5,
  pace: 'none',
  bot_pace: 'normal',
  listed: false,
  watch: true,
  talk: true,
  open_cards: true,
};

/** Keep the pace of bots that I chose: alone with bots they follow it at every table. */
export function keepBotPace({ bot_pace }: Config): void {
  settings.botPace = bot_pace;
}

/** So many seats, or the nearest number that a game allows. */
export const withinRange = (seats: number, [fewest, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(fewest, seats));

/** The same table for another game: seats within its range, no house rules of the old one. */
export function forGame(config: Config, game: GameInfo): Config {
  return {
    ...config,
    game: game.name,
    seats: withinRange(config.seats, game.seats),
    options: game.name === config.game ? config.options : {},
  };
}

/** A house rule chosen; the printed game is told by leaving it out. */
export function withOption(config: Config, game: GameInfo, name: string, choice: string): Config {
  const printed = game.options.find((option) => option.name === name)?.choices[0];
  const others = Object.fromEntries(
    Object.entries(config.options).filter(([other]) => other !== name),
  );
  return { ...config, options: choice === printed ? others : { ...others, [name]: choice } };
}
