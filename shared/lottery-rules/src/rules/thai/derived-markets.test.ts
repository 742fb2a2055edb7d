import type { Result } from '../../draw.ts';
import { GAME_KINDS } from '../../game-kinds.ts';
import { exampleOf, type Play, winsByNote } from '../../play.ts';
import { playsOf } from '../../rule-sets.ts';
import { checkReturn } from '../testing/check-return.ts';
import { numbersOf } from '../testing/market-results.ts';
import { seededResults } from '../testing/seeded-results.ts';
import { shapeOf } from './testing/shape-of.ts';

type Numbers = { top3: string; top2: string; bottom2: string };
/** The numbers of each market, cut from the text of its result by hand. */
const NUMBERS = {
  hanoi: (result) => ({
    top3: result[0]![0]!.slice(-3),
    top2: result[0]![0]!.slice(-2),
    bottom2: result[1]![0]!.slice(-2),
  }),
  lao: (result) => ({
    top3: result[0]![0]!.slice(-3),
    top2: result[0]![0]!.slice(-2),
    bottom2: result[0]![0]!.slice(-4, -2),
  }),
  yeekee: (result) => ({
    top3: result[0]![0]!.slice(-3),
    top2: result[0]![0]!.slice(-2),
    bottom2: result[0]![0]!.slice(0, 2),
  }),
  stock: (result) => ({
    top3: result[0]![0]!.slice(-3),
    top2: result[0]![0]!.slice(-2),
    bottom2: result[1]![0]!.slice(-2),
  }),
} satisfies Record<string, (result: Result) => Numbers>;
type Market = keyof typeof NUMBERS;

const sameDigits = (bet: string, drawn: string) =>
  [...drawn].reduce((rest, digit) => rest.replace(digit, ''), bet) === '';
/** Which bets of a play win, in which tier. */
const WINS: Record<string, (bet: string, numbers: Numbers) => string | false> = {
  'three-top': (bet, { top3 }) => bet === top3 && 'hit',
  'three-tod': (bet, { top3 }) => sameDigits(bet, top3) && shapeOf(bet),
  'two-top': (bet, { top2 }) => bet === top2 && 'hit',
  'two-bottom': (bet, { bottom2 }) => bet === bottom2 && 'hit',
  'run-top': (bet, { top3 }) => top3.includes(bet) && 'hit',
  'run-bottom': (bet, { bottom2 }) => bottom2.includes(bet) && 'hit',
};

const oracle = (play: Play, bets: readonly string[], numbers: Numbers): string => {
  const paid: Record<string, number> = {};
  for (const bet of bets) {
    const tier = WINS[play.code]!(bet, numbers);
    if (tier) paid[tier] = (paid[tier] ?? 0) + 1;
  }
  return textOf(Object.entries(paid));
};
const textOf = (paid: [string, number][]) =>
  paid
    .map(([tier, notes]) => `${tier} ${notes}`)
    .sort()
    .join();
const listed = (wins: ReturnType<Play['wins']>) => textOf(wins.map(({ tier, notes }) => [tier, Number(notes)]));

const playsOfMarket = (market: Market) => [...playsOf(GAME_KINDS[market].sets, {}, '2026-11-21').values()];

it.each(Object.keys(NUMBERS) as Market[])(
  '[10-09] %s settles like the oracle by the numbers that it cuts',
  (market) => {
    const plays = playsOfMarket(market);
    expect(plays.map(({ code }) => code)).toEqual(Object.keys(WINS));
    for (const play of plays) {
      const [example] = exampleOf(play);
      for (const result of seededResults(market, 150, 8)) {
        const numbers = NUMBERS[market](result);
        // What is drawn is among the bets.
        const drawn = {
          3: numbers.top3,
          2: play.code === 'two-top' ? numbers.top2 : numbers.bottom2,
          1: numbers.top3[0]!,
        };
        const own = drawn[example![0]!.length as 1 | 2 | 3];
        const others = example!.filter((bet) => !sameDigits(bet, own));
        const read = play.parse([...others, own].join());
        if ('fault' in read) throw new Error(read.fault.code);
        const expected = oracle(play, read.selection[0]!, numbers);
        expect(listed(play.wins(read.selection, result))).toBe(expected);
        expect(listed(winsByNote(play, read.selection, result))).toBe(expected);
        if (play.code !== 'run-bottom') expect(expected).not.toBe('');
      }
    }
  },
);

it('[10-11] [10-12] Yeekee settles like the oracle over all 100,000 numbers, and returns what they pay', () => {
  const numbers = numbersOf(5);
  for (const play of playsOfMarket('yeekee')) {
    const selection = exampleOf(play);
    const paid: Record<string, bigint> = {};
    for (const number of numbers) {
      const result = [[number]];
      const wins = play.wins(selection, result);
      if (listed(wins) !== oracle(play, selection[0]!, NUMBERS.yeekee(result)))
        throw new Error(`${play.code} on ${number}: ${listed(wins)}`);
      for (const { tier, notes } of wins) paid[tier] = (paid[tier] ?? 0n) + notes;
    }
    for (const tier of Object.keys(paid)) paid[tier] = (paid[tier]! * play.space) / BigInt(numbers.length);
    checkReturn(play, paid, GAME_KINDS.yeekee.pricing);
  }
});
