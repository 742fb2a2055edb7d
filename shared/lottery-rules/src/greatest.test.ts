import fc from 'fast-check';
import { draw, type Result } from './draw.ts';
import { groupsOf } from './families.ts';
import { GAME_KINDS, type GameKind } from './game-kinds.ts';
import type { GameRules } from './game-rules.ts';
import { greatestPayout, type TicketLine } from './greatest.ts';
import type { Play, Win } from './play.ts';
import { payoutOf, pricesOf } from './price.ts';
import { playsOf } from './rule-sets.ts';
import { digitOutcomes } from './rules/testing/outcomes.ts';
import { diceOutcomes, elevenFiveOutcomes } from './rules/testing/pick-outcomes.ts';
import { selectionTexts } from './rules/testing/random-selections.ts';

const wholeNumbers = (width: number): Result[] => digitOutcomes(width).map(([digits]) => [[digits!.join('')]]);
const linesOf = (kind: GameKind, only = (play: Play) => play.priced !== 'pool'): fc.Arbitrary<TicketLine> => {
  const rules: GameRules = GAME_KINDS[kind];
  const plays = [...playsOf(rules.sets, {}, '2026-11-21').values()].filter(only);
  return fc
    .constantFrom(...plays)
    .chain((play) =>
      fc.tuple(
        fc.constant(play),
        selectionTexts(play),
        fc.constantFrom(200n, 100n, 20n, 2n),
        fc.constantFrom(1n, 1n, 3n, 50n),
      ),
    )
    .map(([play, text, unitMinor, multiple]) => ({ play, read: play.parse(text), stakes: { unitMinor, multiple } }))
    .filter(({ read }) => 'selection' in read)
    .map(({ play, read, stakes }) => ({
      play,
      selection: 'selection' in read ? read.selection : [],
      prices: pricesOf(play, rules.pricing)!,
      stakes,
    }));
};
const paid = (lines: readonly TicketLine[], result: Result): bigint =>
  lines.reduce(
    (sum, { play, selection, prices, stakes }) => sum + payoutOf(play.wins(selection, result), prices, stakes),
    0n,
  );
const enumerated = (lines: readonly TicketLine[], outcomes: readonly Result[]): bigint =>
  outcomes
    .map((result) => paid(lines, result))
    .reduce((most, sum) => {
      if (sum > most) return sum;
      return most;
    }, 0n);
const DIGITS = '0,1,2,3,4,5,6,7,8,9';
const CARS = '01,02,03,04,05,06,07,08,09,10';
const tickets = (line: fc.Arbitrary<TicketLine>, most: number) => fc.array(line, { minLength: 1, maxLength: most });

it.each([
  ['ssc', digitOutcomes(5), 5, 2],
  ['pick3', digitOutcomes(3), 12, 40],
  ['pc28', digitOutcomes(3), 6, 20],
  ['k3', diceOutcomes(), 12, 60],
  ['11x5', elevenFiveOutcomes(), 4, 2],
  ['yeekee', wholeNumbers(5), 5, 2],
  // Its first two digits are in no bet, and the fourth is in two.
  ['lao', wholeNumbers(4).map((result): Result => [[`00${result[0]![0]}`]]), 6, 8],
] as const)(
  '[10-35] the greatest payout of random %s tickets is that of the best outcome',
  (kind, outcomes, most, runs) => {
    fc.assert(
      fc.property(tickets(linesOf(kind), most), (lines) => {
        const greatest = greatestPayout(lines);
        const best = enumerated(lines, outcomes);
        expect(greatest).toMatchObject({ payoutMinor: best, exact: true });
        expect(paid(lines, greatest.outcome!)).toBe(best);
      }),
      { numRuns: runs, seed: 1035 },
    );
  },
);

it.each([
  ['ssc', 'five-direct', '|', 5, DIGITS, 19_500_000n],
  ['ssc', 'five-combination', '|', 5, DIGITS, 97_500_000n],
  ['ssc', 'any4-direct', '|', 5, DIGITS, 9_750_000n],
  ['pk10', 'top5-direct', '|', 5, CARS, 5_896_800n],
] as const)(
  '[10-33] [10-35] the greatest payout of %s %s with every number picked is exact, within 16 ms',
  (kind, code, separator, rows, numbers, payoutMinor) => {
    const every = line(kind, code, Array.from({ length: rows }, () => numbers).join(separator));
    expect(greatestPayout([every])).toMatchObject({ payoutMinor, exact: true });
    const took = Array.from({ length: 9 }, () => {
      const startedAt = performance.now();
      greatestPayout([every]);
      return performance.now() - startedAt;
    });
    expect(Math.min(...took)).toBeLessThan(16);
  },
);

it('[10-35] no outcome pays more than the greatest payout of a PK10 or keno ticket', () => {
  for (const kind of ['pk10', 'keno'] as const)
    fc.assert(
      fc.property(tickets(linesOf(kind), 8), fc.infiniteStream(fc.nat({ max: 2 ** 30 })), (lines, numbers) => {
        const { payoutMinor } = greatestPayout(lines);
        for (let turn = 0; turn < 100; turn += 1) {
          const result = draw(lines[0]!.play.family, (below) => numbers.next().value! % below);
          expect(payoutMinor).toBeGreaterThanOrEqual(paid(lines, result));
        }
      }),
      { numRuns: 15, seed: 1036 },
    );
});

it('[10-35] numbers of one market exclude each other, a lô counts every drawn number', () => {
  const three = line('thai', 'three-top', '123,456,789');
  expect(greatestPayout([three])).toMatchObject({ payoutMinor: 180_000n, exact: true });
  const lo = line('vn-south', 'lo2', '07,68');
  const price = payoutOf([{ tier: 'hit', notes: 18n }], lo.prices, lo.stakes);
  expect(greatestPayout([lo])).toMatchObject({ payoutMinor: price, exact: true });
  for (const kind of ['thai', 'hanoi', 'thai-state', 'vn-north', 'vn-south', 'marksix'] as const)
    fc.assert(
      fc.property(tickets(linesOf(kind), 6), fc.infiniteStream(fc.nat({ max: 2 ** 30 })), (lines, numbers) => {
        const { payoutMinor } = greatestPayout(lines);
        for (let turn = 0; turn < 50; turn += 1) {
          const result = draw(lines[0]!.play.family, (below) => numbers.next().value! % below);
          expect(payoutMinor).toBeGreaterThanOrEqual(paid(lines, result));
        }
      }),
      { numRuns: 6, seed: 1039 },
    );
});

const line = (kind: GameKind, code: string, text: string): TicketLine => {
  const rules: GameRules = GAME_KINDS[kind];
  const play = playsOf(rules.sets, {}, '2026-11-21').get(code)!;
  const read = play.parse(text);
  if ('fault' in read) throw new Error(`${text}: ${read.fault.code}`);
  return {
    play,
    selection: read.selection,
    prices: pricesOf(play, rules.pricing)!,
    stakes: { unitMinor: 200n, multiple: 1n },
  };
};

it('[10-35] lines that exclude each other do not add up, lines that go together do', () => {
  const greatest = (...lines: TicketLine[]) => greatestPayout(lines);
  const one = line('ssc', 'front3-direct', '1|2|3');
  const other = line('ssc', 'front3-direct', '1|2|4');
  const back = line('ssc', 'back3-direct', '3|5|6');
  expect(greatest()).toMatchObject({ payoutMinor: 0n, exact: true });
  expect(greatest(one)).toMatchObject({ payoutMinor: 195_000n, exact: true });
  expect(greatest(one, other)).toMatchObject({ payoutMinor: 195_000n, exact: true });
  expect(greatest(one, back)).toMatchObject({ payoutMinor: 390_000n, exact: true });
  expect(greatest(other, back)).toMatchObject({ payoutMinor: 195_000n, exact: true });
  expect(
    greatest(line('pk10', 'top3-direct', '01|02|03'), line('pk10', 'dragon-tiger', 'first-tenth|dragon')),
  ).toMatchObject({
    payoutMinor: 140_400n,
    exact: true,
  });
  expect(() => greatest(one, line('k3', 'die', '1'))).toThrow('The lines of a ticket are on one draw.');
});

it('[10-35] a ticket of a thousand lines takes bounded work, and no outcome pays more', () => {
  const many = fc.sample(linesOf('ssc'), { numRuns: 1_000, seed: 1037 });
  const { payoutMinor } = greatestPayout(many);
  for (let index = 0; index < 100_000; index += 1_711)
    expect(payoutMinor).toBeGreaterThanOrEqual(paid(many, digitOutcomes(5)[index]!));
});

const text = (wins: readonly Win[]): string => {
  const notes: Record<string, bigint> = {};
  for (const each of wins) notes[each.tier] = (notes[each.tier] ?? 0n) + each.notes;
  return Object.entries(notes)
    .filter(([, count]) => count > 0n)
    .map(([tier, count]) => `${tier} ${count}`)
    .sort()
    .join();
};

it.each(['ssc', 'pick3', 'pc28', 'k3', '11x5', 'pk10', 'keno'] as const)(
  'the terms of %s lines add up to their wins',
  (kind) => {
    fc.assert(
      fc.property(linesOf(kind), fc.infiniteStream(fc.nat({ max: 2 ** 30 })), ({ play, selection }, numbers) => {
        const terms = play.terms!(selection).map((term) => ({
          ...term,
          winning: term.winners && new Set(Array.from(term.winners(), String)),
        }));
        for (const { winners, winning } of terms) if (winners) expect([...winners()]).toHaveLength(winning!.size);
        for (let turn = 0; turn < 20; turn += 1) {
          const result = draw(play.family, (below) => numbers.next().value! % below);
          const wins = terms.flatMap(({ places, winning, wins: of, most }) => {
            const seen = places.map((place) => result[0]![place]!);
            const won = winning && !winning.has(String(seen)) ? [] : of(winning ? seen : [...seen].sort());
            // `expect` for each of some hundred thousand terms would take longer than the terms.
            if (most !== undefined && won.reduce((sum, { notes }) => sum + notes, 0n) > most)
              throw new Error(`${play.code} ${selection}: more than ${most} notes on ${result}`);
            return won;
          });
          expect(text(wins)).toBe(text(play.wins(selection, result)));
        }
      }),
      { numRuns: 120, seed: 1038 },
    );
  },
);

/** A result of which every number ends like this one: the best outcome of plays that win by endings. */
const everywhere = (family: Play['family'], number: string): Result =>
  groupsOf(family).map((group) => {
    if (group.kind !== 'digits') throw new Error(`${family} does not draw digits.`);
    return Array.from({ length: group.count }, () => number.slice(-group.width));
  });
/** Another number at every other place of each group. */
const byTurns = (family: Play['family'], numbers: readonly string[]): Result => {
  let at = 0;
  return groupsOf(family).map((group) =>
    Array.from({ length: group.kind === 'digits' ? group.count : 0 }, () => {
      const number = numbers[at % numbers.length]!;
      at += 1;
      return number.padStart(6, '0').slice(-(group.kind === 'digits' ? group.width : 1));
    }),
  );
};

describe('[10-35] a note that one outcome lets win several times', () => {
  const line = (kind: GameKind, code: string, text: string): TicketLine => {
    const rules: GameRules = GAME_KINDS[kind];
    const play = playsOf(rules.sets, {}, '2026-11-21').get(code)!;
    const read = play.parse(text);
    if ('fault' in read) throw new Error(read.fault.code);
    const stakes = { unitMinor: 200n, multiple: 1n };
    return { play, selection: read.selection, prices: pricesOf(play, rules.pricing)!, stakes };
  };
  const greatestOf = (one: TicketLine) => greatestPayout([one]).payoutMinor;

  it.each([
    ['4d-my', 'big', '1234'],
    ['4d-sg', 'big', '1234'],
    ['4d-my', 'small', '1234'],
    ['4d-my', 'box-big', '1234'],
    ['4d-sg', 'box-big', '1112'],
    ['4d-my', 'permutation-big', '1234'],
    ['4d-sg', 'roll-big', '123R'],
    ['4d-my', 'three-d-abc', '234'],
    ['vn-north', 'ticket-series', '12345'],
    ['vn-south', 'ticket', '123456'],
    ['thai-state', 'ticket', '123123'],
  ] as const)('%s %s %s: the greatest payout is that of its number everywhere', (kind, code, text) => {
    const one = line(kind, code, text);
    const number = text.replace('R', '4').padStart(6, kind === 'vn-north' ? '012345' : '9');
    expect(greatestOf(one)).toBe(paid([one], everywhere(one.play.family, number)));
  });

  it.each([
    ['vn-south', '07,12', ['07', '12']],
    ['vn-south', '07,12,25', ['07', '12', '25']],
    ['vn-south', '07,12,25,31,44', ['07', '12', '25', '31', '44']],
  ] as const)('%s đá %s: the greatest payout is that of its numbers by turns', (kind, text, numbers) => {
    const one = line(kind, 'da', text);
    expect(greatestOf(one)).toBe(paid([one], byTurns(one.play.family, numbers)));
  });

  it.each([
    [['box-big', '1234,1112'], ['1112']],
    [['box-small', '1234,1122,1112'], ['1112']],
    [['roll-big', '12R4'], ['1204']],
  ] as const)('4D %s: the greatest payout is that of its best number everywhere', ([code, text], [number]) => {
    const one = line('4d-my', code, text);
    expect(greatestPayout([one])).toMatchObject({
      payoutMinor: paid([one], everywhere(one.play.family, number)),
      exact: true,
    });
  });

  it('4D lines on one draw: every drawn number is the one that pays most to all of them', () => {
    const lines = (['big 1234', 'big 5678', 'box-big 4321,5678', 'small 1234', 'three-d-abc 234'] as const).map(
      (each) => {
        const [code, text] = each.split(' ');
        return line('4d-my', code!, text!);
      },
    );
    const { payoutMinor, exact, outcome } = greatestPayout(lines);
    expect({ payoutMinor, exact }).toEqual({ payoutMinor: paid(lines, everywhere('4d', '1234')), exact: true });
    expect(paid(lines, outcome!)).toBe(payoutMinor);
  });

  it.each([
    ['vn-north', 'ticket-series', '12345,54345'],
    ['vn-south', 'ticket', '123456,123457,223456'],
    ['thai-state', 'ticket', '123123,123124,999123'],
    ['4d-my', 'big', '1234,5678'],
  ] as const)('%s %s %s: no outcome of many pays more', (kind, code, text) => {
    const one = line(kind, code, text);
    const numbers = text.split(',').map((number) => number.padStart(6, '0'));
    for (const number of numbers)
      expect(greatestOf(one)).toBeGreaterThanOrEqual(paid([one], everywhere(one.play.family, number)));
    expect(greatestOf(one)).toBeGreaterThanOrEqual(paid([one], byTurns(one.play.family, numbers)));
  });
});
