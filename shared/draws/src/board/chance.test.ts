import { HOUSE } from '@atrium/lottery-rules/house';
import { exampleOf } from '@atrium/lottery-rules/play';
import { playsOf, type RuleSetName } from '@atrium/lottery-rules/rule-sets';
import { chanceOf } from './chance.ts';

const DIGITS = [...'0123456789'];
const DICE = [...'123456'];
const three = (values: readonly string[]) =>
  values.flatMap((a) => values.flatMap((b) => values.map((c) => [[a, b, c]])));
const OUTCOMES: Partial<Record<RuleSetName, string[][][]>> = {
  k3: three(DICE).map(([dice]) => [dice!.toSorted()]),
  pick3: three(DIGITS),
};

it.each(Object.keys(OUTCOMES) as RuleSetName[])(
  '[10-35] the chance that %s says of a note is that over all outcomes',
  (set) => {
    const outcomes = OUTCOMES[set]!;
    let shown = 0;
    for (const play of playsOf([set], HOUSE, '2026-11-26').values()) {
      const chance = chanceOf(play);
      if (!chance) continue;
      shown += 1;
      const [note] = play.expand(exampleOf(play));
      const won = outcomes.filter((outcome) => play.hits(note!, outcome).some(({ tier }) => tier !== 'push')).length;
      expect([play.code, won * Number(chance.d)]).toEqual([play.code, Number(chance.n) * outcomes.length]);
    }
    expect(shown).toBeGreaterThan(5);
  },
);

it('[10-35] says no chance where notes have different ones, cost several stakes or share a pool', () => {
  const single = { space: 100n, cost: 1n, priced: 'group', tiers: { hit: 1n } } as const;
  expect(chanceOf(single)).toEqual({ n: 1n, d: 100n });
  expect(chanceOf({ ...single, tiers: { hit: 1n, push: 10n } })).toEqual({ n: 1n, d: 100n });
  expect(chanceOf({ ...single, tiers: { red: 17n, blue: 16n } })).toBeNull();
  expect(chanceOf({ ...single, cost: 27n })).toBeNull();
  expect(chanceOf({ ...single, priced: 'pool' })).toBeNull();
});
