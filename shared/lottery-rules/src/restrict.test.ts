import fc from 'fast-check';
import { GAME_KINDS } from './game-kinds.ts';
import { type Play, winsByNote } from './play.ts';
import { pricesOf, stakeOf } from './price.ts';
import { payoutOf } from './price.ts';
import { reducedPrices, type Restriction, splitLine } from './restrict.ts';
import { playsOf } from './rule-sets.ts';
import { fourDPlays } from './rules/four-d/four-d.ts';
import { numbersOf, thaiResult } from './rules/testing/market-results.ts';
import type { Selection } from './selection.ts';

const { sets, pricing } = GAME_KINDS.thai;
const thai = playsOf(sets, {}, '2026-11-21');
const fourD = new Map(fourDPlays.map((play) => [play.code, play]));
const half = (play: string, number: string): Restriction => ({ play, number, share: '1/2' });
const closed = (play: string, number: string): Restriction => ({ play, number, share: '0' });

it('[10-09] splits a line into lines of equal price and leaves closed numbers out', () => {
  const split = splitLine(
    thai.get('two-top')!,
    [['07', '12', '55', '99']],
    [
      half('two-top', '12'),
      half('two-top', '99'),
      closed('two-top', '55'),
      half('two-bottom', '07'),
      half('two-top', '34'),
    ],
  );
  expect(split).toEqual({
    lines: [
      { play: 'two-top', selection: [['07']], share: '1' },
      { play: 'two-top', selection: [['12', '99']], share: '1/2' },
    ],
    closed: ['55'],
  });
});

it('[10-09] a line without restricted numbers remains as it is', () => {
  const selection = [['07', '12']];
  expect(splitLine(thai.get('two-top')!, selection, [half('two-top', '99')])).toEqual({
    lines: [{ play: 'two-top', selection, share: '1' }],
    closed: [],
  });
});

it('[10-09] the lowest of several shares of a number applies, in whatever order its digits are named', () => {
  const tod = thai.get('three-tod')!;
  const restrictions = [half('three-tod', '321'), { play: 'three-tod', number: '213', share: '1/4' }];
  expect(splitLine(tod, [['123']], restrictions).lines).toEqual([
    { play: 'three-tod', selection: [['123']], share: '1/4' },
  ]);
});

it('[10-10] a roll with a restricted number becomes lines of its numbers', () => {
  expect(splitLine(fourD.get('roll-big')!, [['12R4']], [closed('big', '1234'), half('big', '1294')])).toEqual({
    lines: [
      { play: 'big', selection: [['1204', '1214', '1224', '1244', '1254', '1264', '1274', '1284']], share: '1' },
      { play: 'big', selection: [['1294']], share: '1/2' },
    ],
    closed: ['1234'],
  });
  expect(splitLine(fourD.get('roll-big')!, [['12R4']], [closed('small', '1234')]).lines).toEqual([
    { play: 'roll-big', selection: [['12R4']], share: '1' },
  ]);
});

it('[10-09] refuses a share that is none', () => {
  for (const share of ['2', '-1', 'half', ''])
    expect(() => splitLine(thai.get('two-top')!, [['07']], [{ play: 'two-top', number: '07', share }])).toThrow(
      RangeError,
    );
});

const anyLine = fc.constantFrom('three-top', 'three-tod', 'two-top', 'run-top').chain((code) => {
  const play = thai.get(code)!;
  const row = play.rows[0]!;
  const numbers =
    row.kind === 'picks'
      ? [...row.values]
      : numbersOf(row.length).filter((number) => !row.sorted || [...number].sort().join('') === number);
  return fc.record({
    play: fc.constant(play),
    selection: fc
      .subarray(numbers, { minLength: 1, maxLength: Math.min(40, numbers.length) })
      .map((row): Selection => [row]),
    restricted: fc.array(
      fc.record({ number: fc.constantFrom(...numbers), share: fc.constantFrom('0', '1/2', '3/4') }),
      {
        maxLength: 60,
      },
    ),
  });
});

it('[10-09] lines and closed numbers are the notes of the line, each once; each pays its share', () => {
  const paid = (play: Play, selection: Selection, prices: Readonly<Record<string, string>>, last: string) =>
    payoutOf(winsByNote(play, selection, thaiResult({ first: `000${last}` })), prices, {
      unitMinor: 400n,
      multiple: 1n,
    });
  fc.assert(
    fc.property(anyLine, fc.integer({ min: 0, max: 999 }), ({ play, selection, restricted }, drawn) => {
      const restrictions = restricted.map((restriction) => ({ ...restriction, play: play.code }));
      const { lines, closed: left } = splitLine(play, selection, restrictions);
      const notes = [...lines.flatMap((line) => [...play.expand(line.selection)]), ...left];
      expect(notes.sort()).toEqual([...play.expand(selection)].sort());
      const last = String(drawn).padStart(3, '0');
      const prices = pricesOf(play, pricing)!;
      for (const line of lines) {
        expect(stakeOf(play, play.count(line.selection), { unitMinor: 1n, multiple: 1n })).toBe(
          BigInt(line.selection[0]!.length),
        );
        const [up, down] = line.share.split('/').map(BigInt) as [bigint, bigint?];
        expect(paid(play, line.selection, reducedPrices(prices, line.share), last) * (down ?? 1n)).toBe(
          paid(play, line.selection, prices, last) * up,
        );
        for (const number of line.selection[0]!)
          expect(restrictions.filter((one) => one.number === number).some(({ share }) => share === '0')).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});
