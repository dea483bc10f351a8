import type { Config, GameInfo } from '../../base/protocol/protocol.gen';

export const NEW_TABLE: Config = {
  game: 'saboteur',
  options: {},
  seats: 5,
  pace: 'none',
  listed: false,
  watch: true,
  talk: true,
  open_cards: true,
};

/** The same table for another game: seats within its range, no house rules of the old one. */
export function forGame(config: Config, game: GameInfo): Config {
  const [fewest, most] = game.seats;
  const seats = Math.min(most, Math.max(fewest, config.seats));
  return {
    ...config,
    game: game.name,
    seats,
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
