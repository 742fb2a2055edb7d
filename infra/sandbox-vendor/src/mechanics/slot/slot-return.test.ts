import { measureReturn } from '../../../test/measure-return.ts';
import { STAKES } from '../mechanic.ts';
import { pickMechanic } from '../../pick-mechanic.ts';
import { exactReturn } from './exact-return.ts';
import { HOLD_MODEL, LINES_MODEL, WAYS_MODEL } from './models.ts';
import type { SlotModel } from './reels.ts';
import { slot } from './slot.ts';
import { winsOf } from './wins.ts';

const published = (form: SlotModel['form']) => {
  const games = Array.from({ length: 20 }, (_, index) => `G${index}`).map((code) => pickMechanic('RNG', code));
  return games.find(({ facts }) => (facts as { form: string }).form === form)?.publishedReturn[0] as number;
};

describe.each([
  ['lines', LINES_MODEL],
  ['ways', WAYS_MODEL],
  ['hold', HOLD_MODEL],
] as const)('a slot on %s', (form, model) => {
  it('publishes its exact return, rounded down to a hundredth of a per cent', () => {
    expect(published(form)).toBe(Math.floor(exactReturn(model) * 10_000) / 10_000);
  });

  it('pays it over 200,000 rounds with a fixed seed, within 99 % confidence', () => {
    const { mean, margin } = measureReturn(slot(model, 1), 200_000, 11, () => null);
    expect(Math.abs(mean - exactReturn(model))).toBeLessThan(margin);
    expect(margin).toBeLessThan(0.03);
  });

  it('[GM-15] shows a window that wins nothing before the first round', () => {
    const { idle } = slot(model, 1).facts as { idle: string[] };
    expect(winsOf(model, idle)).toEqual([]);
  });

  it('pays whole minor units for every stake', () => {
    expect(STAKES.every((stake) => stake % 20 === 0)).toBe(true);
    const units = [...Object.values(model.pays).flat(), ...model.scatterPays];
    expect(units.every(Number.isInteger)).toBe(true);
  });
});

it('counts a line from the left, with the wild standing in', () => {
  const wins = winsOf(LINES_MODEL, ['JaK', 'QWJ', 'AaQ', 'KJQ', 'QKJ']);
  expect(wins).toContainEqual({ symbol: 'a', count: 3, line: 1, ways: 1, units: 75, cells: [1, 4, 7] });
  expect(wins.every((win) => win.line > 0)).toBe(true);
});

it('does not pay a line that starts on the second reel', () => {
  expect(winsOf(LINES_MODEL, ['KbJ', 'QaJ', 'KaQ', 'JaK', 'QaK']).filter(({ symbol }) => symbol === 'a')).toEqual([]);
});

it('multiplies the ways over the reels', () => {
  const [win] = winsOf(WAYS_MODEL, ['aKa', 'aWJ', 'Qab', 'KKK', 'QQQ']).filter(({ symbol }) => symbol === 'a');
  expect(win).toMatchObject({ count: 3, ways: 4, units: 4 * 25 });
});

it('pays scatters in any place, and nothing for two', () => {
  const three = winsOf(LINES_MODEL, ['SKJ', 'QJA', 'KSQ', 'JQK', 'AJS']);
  expect(three).toContainEqual({ symbol: 'S', count: 3, line: 0, ways: 1, units: 100, cells: [0, 7, 14] });
  expect(winsOf(LINES_MODEL, ['SKJ', 'QJA', 'KSQ', 'JQK', 'AJJ']).filter(({ symbol }) => symbol === 'S')).toEqual([]);
});
