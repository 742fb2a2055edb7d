import type { Family } from '../../families.ts';
import type { Play } from '../../play.ts';
import { type Division, lottoOf } from './divisions.ts';
import { banker, roll, single, system } from './plays.ts';

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Six; five and the extra number; five; four and the extra number; four; three and the extra number; three. */
const sevenDivisions = (tiers: readonly string[]): Division[] =>
  tiers.map((tier, index) => ({
    tier,
    right: 6 - Math.ceil(index / 2),
    ...(index > 0 && { extra: index % 2 === 1 }),
  }));

const MARK_SIX = lottoOf(
  'marksix',
  sevenDivisions(['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']),
);
const TOTO = lottoOf('toto', sevenDivisions(['group1', 'group2', 'group3', 'group4', 'group5', 'group6', 'group7']));
const MEGA = lottoOf('lotto45', [
  { tier: 'jackpot', right: 6 },
  { tier: 'first', right: 5 },
  { tier: 'second', right: 4 },
  { tier: 'third', right: 3 },
]);
const POWER = lottoOf('lotto55', [
  { tier: 'jackpot1', right: 6 },
  { tier: 'jackpot2', right: 5, extra: true },
  { tier: 'first', right: 5, extra: false },
  { tier: 'second', right: 4 },
  { tier: 'third', right: 3 },
]);

/** Picks of the systems (bao) that Vietlott sells; bao 5 is the roll. */
const BAO = [...span(7, 15), 18];

/** Official Mark Six: entries, multiple, banker. Source: domain.md 4.6. */
export const markSixOfficialPlays = (): readonly Play[] => [
  single(MARK_SIX),
  system(MARK_SIX, 'Multiple', span(7, 20)),
  banker(MARK_SIX, 20),
];
/** Singapore TOTO. Source: domain.md 4.9. */
export const totoPlays = (): readonly Play[] => [
  single(TOTO),
  system(TOTO, 'System', span(7, 12)),
  roll(TOTO, 'System roll'),
];
/** Vietlott 6/45. Source: domain.md 4.7. */
export const lotto45Plays = (): readonly Play[] => [single(MEGA), system(MEGA, 'Bao', BAO), roll(MEGA, 'Bao 5')];
/** Vietlott 6/55. Source: domain.md 4.7. */
export const lotto55Plays = (): readonly Play[] => [single(POWER), system(POWER, 'Bao', BAO), roll(POWER, 'Bao 5')];

/** The prizes of a family that draws six numbers, from the highest down, as its plays' tiers are; empty for others. */
export const lottoDivisions = (family: Family): readonly Division[] =>
  [MARK_SIX, TOTO, MEGA, POWER].find((lotto) => lotto.family === family)?.divisions ?? [];
