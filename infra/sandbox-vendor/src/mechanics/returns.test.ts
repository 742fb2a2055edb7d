import { measureReturn } from '../../test/measure-return.ts';
import { seededChance } from '../chance/seeded-chance.ts';
import { PRICES } from './coupon/fixtures.ts';
import { fish, SCHOOL } from './fish/fish.ts';
import { dealCards, highCard, potFor, strength } from './high-card/high-card.ts';
import { pickMechanic } from './pick-mechanic.ts';

it.each(['minnow', 'turtle', 'leviathan'] as const)('fish: a shot at a %s returns what is published', (target) => {
  const { mean, margin } = measureReturn(fish, 120_000, 5, () => ({ fish: target }));
  expect(Math.abs(mean - fish.publishedReturn[0])).toBeLessThan(margin);
  expect(fish.publishedReturn[0]).toBe(0.96);
  expect(Object.keys(SCHOOL)).toContain(target);
});

it.each([1, 2, 3, 4])('high card: %d members at a table each get back what is published, and cards are never equal', (members) => {
  const chance = seededChance(9);
  const rounds = 40_000;
  const wins = Array<number>(Math.max(members, 2)).fill(0);
  for (let round = 0; round < rounds; round++) wins[dealCards(members, chance).winner]! += 1;
  for (const won of wins) {
    const share = won / rounds;
    const margin = 3.3 * Math.sqrt((share * (1 - share)) / rounds);
    expect(Math.abs(share * potFor(1, wins.length) - highCard.publishedReturn[0])).toBeLessThan(margin * wins.length);
  }
  expect(new Set(Array.from({ length: 52 }, (_, card) => strength(card))).size).toBe(52);
  expect(strength(0)).toBeGreaterThan(strength(12));
});

it('high card: every pot divides into whole minor units', () => {
  expect(highCard.stakes.length).toBeGreaterThan(5);
  for (const stake of highCard.stakes)
    for (const players of [2, 3, 4]) expect(Number.isInteger(potFor(stake, players))).toBe(true);
});

it('coupon: no price returns more than the published share of a single pick, nor three less than the lowest', () => {
  const { publishedReturn, firstState } = pickMechanic('SPORTS', 'X');
  const chance = seededChance(1);
  const shares: number[] = [];
  for (let turn = 0; turn < 200; turn++) {
    const { fixtures } = firstState(chance) as unknown as { fixtures: { chances: number[]; odds: number[] }[] };
    for (const { chances, odds } of fixtures)
      shares.push(...chances.map((part, index) => (part * (odds[index] as number)) / 10_000));
  }
  expect(Math.max(...shares)).toBeLessThanOrEqual(publishedReturn[1]);
  expect(Math.min(...shares) ** 3).toBeGreaterThanOrEqual(publishedReturn[0]);
  for (const prices of PRICES) expect(prices[0] + prices[1] + prices[2]).toBe(100);
});

it.each(['SPORTS', 'ESPORTS'])('coupon: %s results come as often as their chances say', (category) => {
  const mechanic = pickMechanic(category, 'X');
  const first = (state: unknown) =>
    state as { offer: string; fixtures: { id: string; chances: number[]; odds: number[] }[] };
  const { mean, margin } = measureReturn(mechanic, 40_000, 21, (state) => ({
    offer: first(state).offer,
    picks: { [first(state).fixtures[0]!.id]: '1' },
  }));
  const fair =
    [45, 52, 38, 30, 24, 60, 34, 20].reduce((sum, part) => sum + (part * Math.floor(9_500 / part)) / 10_000, 0) / 8;
  expect(Math.abs(mean - fair)).toBeLessThan(margin);
});

it('coupon: tells nothing of an open match that has not happened, and all of it at the end', () => {
  const mechanic = pickMechanic('SPORTS', 'X');
  const chance = seededChance(4);
  const state = mechanic.firstState(chance);
  const { offer, fixtures } = state as unknown as { offer: string; fixtures: { id: string }[] };
  const { shown, settlesAfterMs } = mechanic.play({
    stake: 100,
    choice: { offer, picks: { [fixtures[0]!.id]: 'X' } },
    state,
    chance,
  });
  const early = mechanic.reveal?.(shown, 0) as { won?: boolean; matches: { goals: unknown[]; result?: string }[] };
  expect(early.won).toBeUndefined();
  expect(early.matches.every(({ goals, result }) => goals.length === 0 && result === undefined)).toBe(true);
  const late = mechanic.reveal?.(shown, settlesAfterMs) as typeof early;
  expect(late.matches.every(({ result }) => result !== undefined)).toBe(true);
  expect(JSON.stringify(mechanic.visible?.(state))).not.toContain('chances');
});

it('a game is the same one every time, and slots come in more than one form', () => {
  expect(pickMechanic('RNG', 'CPL-1')).toBe(pickMechanic('rng', 'CPL-1'));
  const forms = new Set(
    Array.from({ length: 20 }, (_, index) => (pickMechanic('RNG', `G${index}`).facts as { form: string }).form),
  );
  expect(forms).toEqual(new Set(['lines', 'ways', 'hold']));
});
