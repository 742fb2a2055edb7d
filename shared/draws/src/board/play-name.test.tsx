import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { playsOf, RULE_SETS, type RuleSetName } from '@atrium/lottery-rules/rule-sets';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DRAWS_NAMESPACE, drawsLocales } from '../texts.ts';
import { useNames } from './play-name.ts';

const SETS = Object.keys(RULE_SETS) as RuleSetName[];
const playsBy = (set: RuleSetName, vnDa: 'pairs' | 'table') => [...playsOf([set], { vnDa }, '2026-11-21').values()];

async function namesIn(tag: string) {
  const i18n = createInstance();
  const texts = (await drawsLocales[tag]!()).default;
  await i18n.init({ lng: tag, resources: { [tag]: { [DRAWS_NAMESPACE]: texts } } });
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return renderHook(useNames, { wrapper }).result.current;
}

it.each(FINISHED_TAGS)(
  '[10-01] every play, play type, row and value has a name in %s; plays of one type differ',
  async (tag) => {
    const names = await namesIn(tag);
    const unnamed: string[] = [];
    const alike: string[] = [];
    for (const set of SETS)
      for (const vnDa of ['pairs', 'table'] as const) {
        const taken = new Map<string, string>();
        for (const play of playsBy(set, vnDa)) {
          const name = names.play({ code: play.code, name: '' });
          if (name === '' || /\{\{/.test(name)) unnamed.push(`${set} ${play.code}`);
          const key = `${play.tab} ${name}`;
          if (taken.has(key)) alike.push(`${set} ${taken.get(key)} ${play.code}: ${name}`);
          taken.set(key, play.code);
          if (names.tab(play.tab) === play.tab) unnamed.push(`${set} type ${play.tab}`);
          for (const row of play.rows) {
            if (names.row(row.name) === row.name) unnamed.push(`${set} row ${row.name}`);
            for (const value of row.kind === 'picks' ? row.values : [])
              if (/^[a-z]/.test(value) && names.value(value) === value) unnamed.push(`${set} value ${value}`);
          }
        }
      }
    expect([...new Set(unnamed)]).toEqual([]);
    expect(alike).toEqual([]);
  },
);
