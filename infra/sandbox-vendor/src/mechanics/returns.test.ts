import { measureReturn } from '../../test/measure-return.ts';
import { seededChance } from '../chance/seeded-chance.ts';
import { fish, SCHOOL } from './fish/fish.ts';
import { dealCards, highCard, potFor, strength } from './high-card/high-card.ts';
import { pickMechanic } from '../pick-mechanic.ts';

it.each(['minnow', 'turtle', 'leviathan'] as const)('fish: a shot at a %s returns what is published', (target) => {
  const { mean, margin } = measureReturn(fish, 120_000, 5, () => ({ fish: target }));
  expect(Math.abs(mean - fish.publishedReturn[0])).toBeLessThan(margin);
  expect(fish.publishedReturn[0]).toBe(0.96);
  expect(Object.keys(SCHOOL)).toContain(target);
});

it.each([1, 2, 3, 4])(
  'high card: %d members at a table each get back what is published, and cards are never equal',
  (members) => {
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
  },
);

it('high card: every pot divides into whole minor units', () => {
  expect(highCard.stakes.length).toBeGreaterThan(5);
  for (const stake of highCard.stakes)
    for (const players of [2, 3, 4]) expect(Number.isInteger(potFor(stake, players))).toBe(true);
});

it('a game is the same one every time, and slots come in more than one form', () => {
  expect(pickMechanic('RNG', 'CPL-1')).toBe(pickMechanic('rng', 'CPL-1'));
  const forms = new Set(
    Array.from({ length: 20 }, (_, index) => (pickMechanic('RNG', `G${index}`).facts as { form: string }).form),
  );
  expect(forms).toEqual(new Set(['lines', 'ways', 'hold']));
});
