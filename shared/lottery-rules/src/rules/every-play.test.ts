import fc from 'fast-check';
import { draw } from '../draw.ts';
import { type Play, type Win, winsByNote } from '../play.ts';
import { playsOf, RULE_SETS, type RuleSetName } from '../rule-sets.ts';
import { formatSelection, type Row } from '../selection.ts';
import { checkNotes } from './testing/check-play.ts';

/** What holds for every play of every rule set, on random selections and outcomes. */
const plays = (Object.keys(RULE_SETS) as RuleSetName[]).flatMap((set) =>
  Array.from(playsOf([set], {}, '2026-11-21'), ([code, play]) => [set, code, play] as const),
);

/** Selections that the expansion of is looked at have at most so many notes. */
const MAX_NOTES = 3_000n;

const textOfRow = (row: Row): fc.Arbitrary<string[]> => {
  if (row.kind === 'picks')
    return fc.shuffledSubarray([...row.values], {
      minLength: row.min,
      maxLength: Math.min(row.max, Math.max(row.min, 6), row.values.length),
    });
  const entry = fc
    .array(fc.constantFrom(...row.values), { minLength: row.length, maxLength: row.length })
    .filter((values) => !row.fits || row.fits(row.sorted ? inOrder(row.values, values) : values));
  return fc
    .uniqueArray(entry, {
      minLength: row.min,
      maxLength: Math.min(row.max, 4),
      selector: (values) => (row.sorted ? inOrder(row.values, values) : values).join(),
    })
    .map((entries) => entries.map((values) => values.join(row.separator)));
};
const inOrder = (known: readonly string[], values: readonly string[]): string[] =>
  [...values].sort((a, b) => known.indexOf(a) - known.indexOf(b));

/** Texts of selections, values in any order; not all of them are valid. */
const textOf = (play: Play): fc.Arbitrary<string> =>
  (play.apart ? apart(play.rows) : fc.tuple(...play.rows.map(textOfRow))).map((rows) =>
    rows.map((values) => values.join(',')).join('|'),
  );

/** Bankers and others: one shuffled list, cut in two. */
function apart(rows: readonly Row[]): fc.Arbitrary<string[][]> {
  const [bankers, others] = rows;
  return fc
    .tuple(
      fc.shuffledSubarray([...bankers!.values], { minLength: bankers!.values.length }),
      fc.integer({ min: bankers!.min, max: Math.min(bankers!.max, 3) }),
      fc.integer({ min: others!.min, max: 8 }),
    )
    .map(([values, first, second]) => [values.slice(0, first), values.slice(first, first + second)]);
}

const text = (wins: readonly Win[]): string =>
  wins
    .filter(({ notes }) => notes > 0n)
    .map(({ tier, notes }) => `${tier} ${notes}`)
    .sort()
    .join();

it.each(plays)('[10-01] %s %s: count, expansion and wins agree on random selections', (_set, _code, play) => {
  let valid = 0;
  fc.assert(
    fc.property(textOf(play), fc.infiniteStream(fc.nat({ max: 2 ** 30 })), (given, numbers) => {
      const read = play.parse(given);
      if ('fault' in read) return expect(['NO_NOTE', 'REPEATED']).toContain(read.fault.code);
      valid += 1;
      const { selection } = read;
      const canonical = formatSelection(selection);
      expect(play.parse(canonical)).toEqual({ selection });
      const reversed = given.split('|').map((row) => row.split(',').reverse().join(','));
      expect(play.parse(reversed.join('|'))).toEqual({ selection });
      for (const [tier, notes] of Object.entries(play.tally(selection))) {
        expect(play.tiers[tier]).toBeGreaterThan(0n);
        expect(notes).toBeLessThanOrEqual(play.count(selection));
      }
      if (play.count(selection) > MAX_NOTES) return;
      checkNotes(play, selection);
      for (let turn = 0; turn < 3; turn += 1) {
        const result = draw(play.family, (below) => numbers.next().value! % below);
        expect(text(play.wins(selection, result))).toBe(text(winsByNote(play, selection, result)));
      }
    }),
    { numRuns: 15, seed: 1001 },
  );
  expect(valid).toBeGreaterThan(0);
});

it.each(plays)('[10-01] %s %s: invalid selections are refused', (_set, _code, play) => {
  const rows = play.example.split('|');
  const withRow = (at: number, row: string): string =>
    rows.map((given, index) => (index === at ? row : given)).join('|');
  expect(play.parse(`${play.example}|`)).toMatchObject({ fault: { code: 'ROWS' } });
  for (const [at, row] of play.rows.entries()) {
    const given = rows[at]!;
    expect(play.parse(withRow(at, `${given},x`))).toMatchObject({ fault: { code: 'VALUE', row: at, value: 'x' } });
    if (given) {
      const twice = play.parse(withRow(at, `${given},${given.split(',')[0]}`));
      expect(twice).toMatchObject({ fault: { code: 'REPEATED', row: at } });
    }
    if (row.min > 0) expect(play.parse(withRow(at, ''))).toMatchObject({ fault: { code: 'TOO_FEW', row: at } });
    if (row.kind === 'picks' && row.max < row.values.length) {
      const many = row.values.slice(0, row.max + 1).join(',');
      expect(play.parse(withRow(at, many))).toMatchObject({ fault: { code: 'TOO_MANY', row: at, limit: row.max } });
    }
    if (row.kind === 'typed') {
      const wrong = [...given.split(',')[0]!.split(row.separator), row.values[0]!].join(row.separator);
      expect(play.parse(withRow(at, wrong))).toMatchObject({ fault: { code: 'VALUE', row: at } });
    }
  }
});
