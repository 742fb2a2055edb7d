import { HOUSE } from '../../house.ts';
import type { Play } from '../../play.ts';
import { checkExample, type Oracle } from '../testing/check-play.ts';
import {
  DIGIT_ORACLES,
  type DigitOracle,
  chosenOracle,
  scatteredOracle,
  versusOracle,
} from '../testing/digit-oracles.ts';
import { digitOutcomes, projectedDigits } from '../testing/outcomes.ts';
import { checkReturn } from '../testing/check-return.ts';
import { sscPlays } from './ssc.ts';

const plays = sscPlays(HOUSE);
const GROUP_1950 = { group: { base: 2000, group: 1950 } };

const SPANS: Record<string, [from: number, to: number]> = {
  five: [0, 5],
  front4: [0, 4],
  back4: [1, 5],
  four: [1, 5],
  front3: [0, 3],
  middle3: [1, 4],
  back3: [2, 5],
  front2: [0, 2],
  back2: [3, 5],
};

/**
 * The places that the example of a play looks at. All their combinations are checked, five of them over the 100,000 outcomes, fewer with
 * some fillings of the other places.
 */
function looksAt(code: string): [from: number, to: number] {
  const [start, end] = code.split(/-(.*)/);
  if (end !== 'direct' && start === 'any2') return [0, 3];
  if (end !== 'direct' && start === 'any3') return [0, 4];
  return SPANS[start!] ?? [0, 5];
}

/** An oracle on the digits of a span; each combination of these digits is worked out once. */
function onSpan(oracle: DigitOracle, from: number, to: number): Oracle {
  const known: Record<string, number>[] = [];
  return (rows, [drawn]) => {
    let key = 0;
    for (let at = from; at < to; at += 1) key = key * 10 + Number(drawn![at]);
    const paid = known[key] ?? oracle(rows, drawn!.slice(from, to));
    known[key] = paid;
    return paid;
  };
}

const total = (digits: readonly string[]): number => digits.reduce((sum, digit) => sum + Number(digit), 0);
const sumOracle: DigitOracle = ([sums], digits) =>
  sums!.includes(String(total(digits))) ? { [total(digits)]: 1 } : {};
const sumHalvesOracle: DigitOracle = ([halves], digits) => {
  const held = [total(digits) > 22 ? 'big' : 'small', total(digits) % 2 === 1 ? 'odd' : 'even'];
  return { hit: halves!.filter((half) => held.includes(half)).length };
};

/** A set of five digits in any order has one sum of these. */
const POWERS = Array.from({ length: 10 }, (_, digit) => 8 ** digit);

/** Group bets, digits wherever and counts do not look at the order: one evaluation for each set of five digits. */
function unordered(oracle: DigitOracle): Oracle {
  const known = new Map<number, Record<string, number>>();
  return (rows, [drawn]) => {
    let key = 0;
    for (const digit of drawn!) key += POWERS[Number(digit)]!;
    let paid = known.get(key);
    if (!paid) {
      paid = oracle(rows, drawn!);
      known.set(key, paid);
    }
    return paid;
  };
}

function oracleOf({ code }: Play): Oracle {
  const [, start, end] = /^([^-]+)-(.+)$/.exec(code) ?? [code, code, ''];
  const anyPlaces = /^any([234])$/.exec(start!)?.[1];
  if (code === 'position') return onSpan(scatteredOracle(1), 0, 5);
  if (code === 'dragon-tiger') return onSpan(versusOracle(false), 0, 5);
  if (code === 'sum-halves') return unordered(sumHalvesOracle);
  if (code === 'sum-value') return unordered(sumOracle);
  if (anyPlaces && end === 'direct') return onSpan(scatteredOracle(Number(anyPlaces)), 0, 5);
  if (anyPlaces) return onSpan(chosenOracle(DIGIT_ORACLES[end!]!, Number(anyPlaces)), 0, 5);
  if (/^(five-(group|any)|times)/.test(code)) return unordered(DIGIT_ORACLES[end!] ?? DIGIT_ORACLES[code]!);
  if (DIGIT_ORACLES[code]) return onSpan(DIGIT_ORACLES[code], 0, 5);
  return onSpan(DIGIT_ORACLES[end!]!, ...SPANS[start!]!);
}
it.each(plays.map((play) => [play.code, play] as const))(
  '[10-02] [10-12] %s settles and returns like the oracle over all outcomes of its places',
  (code, play) => {
    const [from, to] = looksAt(code);
    const outcomes = to - from < 5 ? projectedDigits(from, to - from) : digitOutcomes(5);
    const paid = checkExample(play, outcomes, oracleOf(play), BigInt(100_000 / outcomes.length));
    checkReturn(play, paid, GROUP_1950);
  },
);

it('[10-02] a tie returns the stake of dragon and tiger where the house says so', () => {
  const play = sscPlays({ ...HOUSE, dragonTigerTie: 'push' }).find(({ code }) => code === 'dragon-tiger')!;
  checkReturn(play, checkExample(play, digitOutcomes(5), onSpan(versusOracle(true), 0, 5)), GROUP_1950);
});
