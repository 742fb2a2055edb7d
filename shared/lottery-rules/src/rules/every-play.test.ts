import fc from 'fast-check';
import { draw } from '../draw.ts';
import { type Win, winsByNote } from '../play.ts';
import { playsOf, RULE_SETS, type RuleSetName } from '../rule-sets.ts';
import { formatSelection } from '../selection.ts';
import { checkNotes } from './testing/check-play.ts';
import { selectionTexts } from './testing/random-selections.ts';

/** What holds for every play of every rule set, on random selections and outcomes. */
const plays = (Object.keys(RULE_SETS) as RuleSetName[]).flatMap((set) =>
  Array.from(playsOf([set], {}, '2026-11-21'), ([code, play]) => [set, code, play] as const),
);

/** The maximum number of notes of a selection whose expansion is checked. */
const MAX_NOTES = 3_000n;

const text = (wins: readonly Win[]): string =>
  wins
    .filter(({ notes }) => notes > 0n)
    .map(({ tier, notes }) => `${tier} ${notes}`)
    .sort()
    .join();

it.each(plays)('[10-01] %s %s: count, expansion and wins agree on random selections', (_set, _code, play) => {
  let valid = 0;
  fc.assert(
    fc.property(selectionTexts(play), fc.infiniteStream(fc.nat({ max: 2 ** 30 })), (given, numbers) => {
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
