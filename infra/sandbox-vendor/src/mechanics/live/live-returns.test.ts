import { exactFieldReturn } from '../../../test/exact-field-return.ts';
import { measureReturn } from '../../../test/measure-return.ts';
import { seededChance } from '../../chance/seeded-chance.ts';
import { TABLES } from '../../pick-mechanic.ts';
import { baccarat, baccaratGame } from './baccarat.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { fanTan } from './fan-tan.ts';
import { fishPrawnCrab } from './fish-prawn-crab.ts';
import { goldenFlower } from './golden-flower.ts';
import { mahjongTiles } from './mahjong-tiles.ts';
import { niuNiu } from './niu-niu.ts';
import { paiGow } from './pai-gow.ts';
import { roulette } from './roulette.ts';
import { seDie } from './se-die.ts';
import { sicBo } from './sic-bo.ts';

it.each(Object.values(TABLES).map((mechanic) => [mechanic.table!.name, mechanic] as const))(
  '%s publishes the exact return of its fields, and pays every stake on offer in whole minor units',
  (_, { table, stakes, publishedReturn }) => {
    const returns = Object.keys(table!.fields).map(
      (field) => Math.floor(exactFieldReturn(table!, field) * 10_000 + 1e-6) / 10_000,
    );
    expect([Math.min(...returns), Math.max(...returns)]).toEqual(publishedReturn);
    const chance = seededChance(3);
    const broken: unknown[] = [];
    for (let round = 0; round < 300; round++) {
      const outcome = table!.draw(chance);
      for (const field of Object.keys(table!.fields))
        for (const stake of stakes)
          if ((stake * table!.hundredths(field, outcome)) % 100 !== 0) broken.push({ field, stake, outcome });
    }
    expect(broken).toEqual([]);
  },
);

it.each([
  [roulette, 'column2'],
  [roulette, 'red'],
  [sicBo, 'big'],
  [roulette, 'split8_11'],
  [roulette, 'corner32'],
  [sicBo, 'die4'],
  [sicBo, 'total9'],
  [sicBo, 'pair2_5'],
  [dragonTiger, 'tiger'],
  [dragonTiger, 'tie'],
  [seDie, 'odd'],
  [seDie, 'threeWhite'],
  [fanTan, 'nim31'],
  [fanTan, 'corner14'],
  [fishPrawnCrab, 'rooster'],
  [fishPrawnCrab, 'allBlue'],
  [niuNiu, 'player2'],
  [niuNiu, 'double3'],
  [paiGow, 'player1'],
  [mahjongTiles, 'player3'],
  [goldenFlower, 'phoenix'],
  [goldenFlower, 'dragonPlus'],
] as const)('%# a field returns what it should over 30,000 rounds', (mechanic, field) => {
  const { mean, margin } = measureReturn(mechanic, 30_000, 17, () => ({ fields: [field] }));
  expect(Math.abs(mean - exactFieldReturn(mechanic.table!, field))).toBeLessThan(margin);
});

it.each(Object.keys(baccaratGame.fields))(
  'baccarat: a stake on %s returns what eight decks say over 30,000 rounds',
  (field) => {
    const { mean, margin } = measureReturn(baccarat, 30_000, 17, () => ({ fields: [field] }));
    expect(Math.abs(mean - exactFieldReturn(baccaratGame, field))).toBeLessThan(margin);
  },
);
