import { exactFieldReturn } from '../../../test/exact-field-return.ts';
import { measureReturn } from '../../../test/measure-return.ts';
import { baccarat, baccaratGame } from './baccarat.ts';
import { dragonTiger, dragonTigerGame } from './dragon-tiger.ts';
import { roulette, rouletteGame } from './roulette.ts';
import { sicBo, sicBoGame } from './sic-bo.ts';

it.each([rouletteGame, sicBoGame, dragonTigerGame])('$name publishes the exact return of its fields', (game) => {
  const returns = Object.keys(game.fields).map(
    (field) => Math.floor(exactFieldReturn(game, field) * 10_000 + 1e-6) / 10_000,
  );
  expect([Math.min(...returns), Math.max(...returns)]).toEqual(game.publishedReturn);
});

it.each([
  [roulette, rouletteGame, 'column2'],
  [roulette, rouletteGame, 'red'],
  [sicBo, sicBoGame, 'big'],
  [sicBo, sicBoGame, 'die4'],
  [dragonTiger, dragonTigerGame, 'tiger'],
  [dragonTiger, dragonTigerGame, 'tie'],
] as const)('%# a field returns what it should over 100,000 rounds', (mechanic, game, field) => {
  const { mean, margin } = measureReturn(mechanic, 100_000, 17, () => ({ fields: [field] }));
  expect(Math.abs(mean - exactFieldReturn(game, field))).toBeLessThan(margin);
});

it.each(Object.keys(baccaratGame.fields))(
  'baccarat: a stake on %s returns what eight decks say over 30,000 rounds',
  (field) => {
    const { mean, margin } = measureReturn(baccarat, 30_000, 17, () => ({ fields: [field] }));
    expect(Math.abs(mean - exactFieldReturn(baccaratGame, field))).toBeLessThan(margin);
  },
);
