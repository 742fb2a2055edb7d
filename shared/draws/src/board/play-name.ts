import type { Play } from '@atrium/lottery-rules/play';
import { useTranslation } from 'react-i18next';
import { playKeyOf } from './play-key.ts';

/** Names of plays, play types and rows in the member's language. */
export function useNames() {
  const { t, i18n } = useTranslation('draws');
  const has = (key: string): boolean => i18n.exists(`draws:${key}`);
  const named = (key: string, otherwise: string): string => (has(key) ? t(key as never) : otherwise);
  const play = (code: string): string | null => {
    const found = playKeyOf(code, has);
    if (!found) return null;
    const { key, number, range, suffix } = found;
    const form = t(key as never, { number });
    const plain = range === undefined ? form : t('suffixes.of', { range: t(`ranges.${range}`), form });
    return suffix ? t(`suffixes.${suffix}`, { play: plain }) : plain;
  };
  return {
    play: ({ code, name }: Pick<Play, 'code' | 'name'>): string => play(code) ?? name,
    tab: (tab: string): string => named(`plays.${tab}`, tab),
    row: (row: string): string => named(`rows.${row}`, row),
    value: (value: string): string => {
      const one = (part: string): string => named(`values.${part}`, named(`rows.${part}`, part));
      return has(`values.${value}`) ? one(value) : value.split('-').map(one).join(' · ');
    },
  };
}
