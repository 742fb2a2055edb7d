import { measureReturn } from '../../../test/measure-return.ts';
import type { Json } from '../mechanic.ts';
import { baccarat } from './baccarat.ts';
import { dragonTiger, dragonTigerGame } from './dragon-tiger.ts';
import type { LiveGame } from './live-table.ts';
import { roulette, rouletteGame } from './roulette.ts';
import { sicBo, sicBoGame } from './sic-bo.ts';

const SIX = [1, 2, 3, 4, 5, 6];
/** Every outcome with its share, counted and not drawn. */
const OUTCOMES: Record<string, readonly (readonly [Json, number])[]> = {
  roulette: Array.from({ length: 37 }, (_, number) => [number, 1 / 37]),
  'sic-bo': SIX.flatMap((a) => SIX.flatMap((b) => SIX.map((c) => [[a, b, c], 1 / 216] as const))),
  'dragon-tiger': Array.from({ length: 169 }, (_, at) => {
    const [one, two] = [at % 13, Math.floor(at / 13)];
    return [[one, two], (1 / 13) * ((one === two ? 31 : 32) / 415)] as const;
  }),
};
const exact = (game: LiveGame, field: string) =>
  OUTCOMES[game.name]!.reduce((sum, [outcome, share]) => sum + (share * game.twentieths(field, outcome)) / 20, 0);

it.each([rouletteGame, sicBoGame, dragonTigerGame])('$name publishes the exact return of its fields', (game) => {
  const returns = Object.keys(game.fields).map((field) => Math.floor(exact(game, field) * 10_000 + 1e-6) / 10_000);
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
  expect(Math.abs(mean - exact(game, field))).toBeLessThan(margin);
});

it.each([
  ['player', 0.987649],
  ['banker', 0.989421],
  ['tie', 0.856404],
  ['playerPair', 12 * (31 / 415)],
  ['bankerPair', 12 * (31 / 415)],
])('baccarat: a stake on %s returns what eight decks say over 30,000 rounds', (field, share) => {
  const { mean, margin } = measureReturn(baccarat, 30_000, 17, () => ({ fields: [field] }));
  expect(Math.abs(mean - share)).toBeLessThan(margin);
});
