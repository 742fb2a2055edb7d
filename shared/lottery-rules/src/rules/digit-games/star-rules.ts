import type { NumbersRule } from '../numbers/numbers-rule.ts';
import { anyOf } from './any-of.ts';
import { direct, directTyped } from './by-place.ts';
import { bankerDigit, directSpan, directSum, groupSum } from './by-sum.ts';
import { combination } from './combination.ts';
import * as groups from './groups.ts';
import { groupSixTyped, groupThreeTyped, groupTwoTyped, mixedGroup } from './typed-groups.ts';
import { special, sumTail } from './values.ts';

/** The bets on 2 to 5 neighbouring digits. `from`: the first of their places. */
export const STARS: Readonly<Record<2 | 3 | 4 | 5, (from: number) => readonly NumbersRule[]>> = {
  5: (from) => [
    direct(5, from),
    directTyped(5),
    combination(5, from),
    groups.group120,
    groups.group60,
    groups.group30,
    groups.group20,
    groups.group10,
    groups.group5,
  ],
  4: (from) => [
    direct(4, from),
    directTyped(4),
    combination(4, from),
    groups.group24,
    groups.group12,
    groups.group6,
    groups.group4,
  ],
  3: (from) => [
    direct(3, from),
    directTyped(3),
    combination(3, from),
    directSum(3),
    directSpan(3),
    groups.groupThree,
    groupThreeTyped,
    groups.groupSix,
    groupSixTyped,
    mixedGroup,
    groupSum(3),
    bankerDigit(3),
    sumTail,
    special,
  ],
  2: (from) => [
    direct(2, from),
    directTyped(2),
    directSum(2),
    directSpan(2),
    groups.groupTwo,
    groupTwoTyped,
    groupSum(2),
    bankerDigit(2),
  ],
};

/** Digits that are among those drawn, wherever. */
export const notFixed = (places: number): readonly NumbersRule[] => [1, 2, 3].map((size) => anyOf(places, size));
