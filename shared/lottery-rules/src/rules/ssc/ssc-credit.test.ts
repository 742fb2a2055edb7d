import { checkSelection, type Oracle } from '../testing/check-play.ts';
import { checkReturn } from '../testing/check-return.ts';
import { digitOutcomes, projectedDigits } from '../testing/outcomes.ts';
import { SSC_CREDIT_ODDS, sscCreditPlays } from './ssc-credit.ts';

const shape = (digits: readonly string[]): string =>
  Object.values(Object.groupBy(digits, (digit) => digit))
    .map((same) => same!.length)
    .sort()
    .join('');
const inARow = (digits: readonly string[]): boolean =>
  Array.from({ length: 10 }, (_, from) => from).some((from) =>
    digits.map((_, step) => String((from + step) % 10)).every((digit) => digits.includes(digit)),
  );

/** Every three of five digits, as the rule goes. */
function niuNiu(digits: readonly string[]): string {
  const [a, b, c, d, e] = digits.map(Number) as [number, number, number, number, number];
  const threes = [
    [a, b, c, d, e],
    [a, b, d, c, e],
    [a, b, e, c, d],
    [a, c, d, b, e],
    [a, c, e, b, d],
    [a, d, e, b, c],
    [b, c, d, a, e],
    [b, c, e, a, d],
    [b, d, e, a, c],
    [c, d, e, a, b],
  ] as const;
  for (const [x, y, z, v, w] of threes)
    if ((x + y + z) % 10 === 0) return (v + w) % 10 === 0 ? 'niu-niu' : String((v + w) % 10);
  return 'none';
}
const HANDS: Record<string, string> = {
  '5': 'five-kind',
  '14': 'four',
  '23': 'full-house',
  '113': 'three',
  '122': 'two-pair',
  '1112': 'pair',
};
const hand = (digits: readonly string[]): string => HANDS[shape(digits)] ?? (inARow(digits) ? 'straight' : 'none');
const threeShape = (digits: readonly string[]): string => {
  if (shape(digits) === '3') return 'triple';
  if (inARow(digits)) return 'straight';
  if (shape(digits) === '12') return 'pair';
  const neighbours = digits.some((a) => digits.some((b) => [1, 9].includes(Math.abs(Number(a) - Number(b)))));
  return neighbours ? 'half-straight' : 'mixed';
};

/** What the digits are, worked out once for each set of them. */
function is(named: (digits: readonly string[]) => string, from = 0, to = 5): Oracle {
  const known = new Map<number, Record<string, number>>();
  return (_, [drawn]) => {
    let key = 0;
    for (let at = from; at < to; at += 1) key += 8 ** Number(drawn![at]);
    let paid = known.get(key);
    if (!paid) {
      paid = { [named(drawn!.slice(from, to))]: 1 };
      known.set(key, paid);
    }
    return paid;
  };
}

const ORACLES: Record<string, [Oracle, from?: number]> = {
  'niu-niu': [is(niuNiu)],
  hand: [is(hand)],
  'front3-shape': [is(threeShape, 0, 3), 0],
  'middle3-shape': [is(threeShape, 1, 4), 1],
  'back3-shape': [is(threeShape, 2, 5), 2],
};

it.each(sscCreditPlays().map((play) => [play.code, play] as const))(
  '[10-02] [10-12] %s settles like the oracle over all outcomes, every value chosen',
  (code, play) => {
    const [oracle, from] = ORACLES[code]!;
    const outcomes = from === undefined ? digitOutcomes(5) : projectedDigits(from, 3);
    const all = [play.rows[0]!.values];
    const paid = checkSelection(play, all, outcomes, oracle, BigInt(100_000 / outcomes.length));
    expect(Object.values(paid).reduce((sum, weight) => sum + weight)).toBe(100_000n);
    checkReturn(play, paid, { odds: SSC_CREDIT_ODDS }, all);
  },
);
