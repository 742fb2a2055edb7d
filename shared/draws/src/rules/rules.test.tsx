import { playsOf, RULE_SETS, type RuleSetName } from '@atrium/lottery-rules/rule-sets';
import { HOUSE, houseTexts } from '@atrium/lottery-rules/house';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { houseKeys } from './house-rules.ts';
import { RULES_NAMESPACE } from './rule-texts.ts';
import { rulesLocales as asia } from './texts-asia.ts';
import { rulesLocales as numbers } from './texts-numbers.ts';
import { rulesLocales as vietnam } from './texts-vietnam.ts';
import { useRule } from './use-rule.ts';

const AREAS = { numbers, asia, vietnam };
const areaOf = (set: RuleSetName): keyof typeof AREAS =>
  /^(vn-|lotto)/.test(set) ? 'vietnam' : /^(thai|hanoi|lao|yeekee|stock|4d|toto)/.test(set) ? 'asia' : 'numbers';

async function english(...areas: (keyof typeof AREAS)[]) {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: {} } });
  for (const area of areas) i18n.addResourceBundle('en', RULES_NAMESPACE, (await AREAS[area].en!()).default, true);
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return { i18n, rule: renderHook(useRule, { wrapper }).result.current };
}

it('[GM-01] [10-43] every play of every game has its rule in words', async () => {
  const rules = {
    numbers: (await english('numbers')).rule,
    asia: (await english('asia')).rule,
    vietnam: (await english('vietnam')).rule,
  };
  const without: string[] = [];
  for (const set of Object.keys(RULE_SETS) as RuleSetName[])
    for (const vnDa of ['pairs', 'table'] as const)
      for (const play of playsOf([set], { vnDa }, '2026-11-21').values()) {
        const sentences = rules[areaOf(set)](play);
        if (sentences.length === 0 || sentences.some((sentence) => /\{\{|^\s*$/.test(sentence)))
          without.push(`${set} ${play.code}`);
      }
  expect(without).toEqual([]);
});

it('[10-43] a size, typed entries, bankers and chosen places are part of the words', async () => {
  const { rule } = await english('numbers', 'asia', 'vietnam');
  const of = (set: RuleSetName, code: string) => rule(playsOf([set], {}, '2026-11-21').get(code)!).join(' ');
  expect(of('vn-north', 'lo3')).toContain('your 3 digits');
  expect(of('ssc', 'front3-group-six-typed')).toMatch(/three different ones.*type or paste/);
  expect(of('11x5', 'any-3-bankers')).toMatch(/set of 3 picks.*Bankers are in every note/);
  expect(of('ssc', 'any2-group')).toMatch(/choose among the five places/);
});

it('[10-43] each house rule of a game is one sentence, and rules of other games are left out', async () => {
  const { i18n } = await english('numbers', 'asia', 'vietnam');
  const values = { dragonTigerTie: 'push', k3TriplesLose: true, k3DiePays: 'per-die', vnBao8: 'last' } as const;
  for (const key of [...houseTexts(HOUSE), ...houseTexts({ ...HOUSE, ...values })])
    expect([key, i18n.exists(`${RULES_NAMESPACE}:${key}`)]).toEqual([key, true]);
  expect(houseKeys('k3', { k3DiePays: 'per-die' })).toEqual([
    'house.k3TriplesLose.false',
    'house.k3PairIncludesTriple.true',
    'house.k3DiePays.per-die',
  ]);
  expect(houseKeys('pk10', {})).toEqual([]);
});
