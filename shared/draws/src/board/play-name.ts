import type { Play } from '@atrium/lottery-rules/play';
import { useTranslation } from 'react-i18next';

/** Names of plays, play types and rows in the member's language; a play without one has its English name. */
export function useNames() {
  const { t, i18n } = useTranslation('draws');
  const named = (key: string, otherwise: string): string => (i18n.exists(`draws:${key}`) ? t(key as never) : otherwise);
  return {
    play: ({ code, name }: Play): string => named(`plays.${code}`, name),
    tab: (tab: string): string => named(`plays.${tab}`, tab),
    row: (row: string): string => named(`rows.${row}`, row),
    value: (value: string): string => {
      const one = (part: string): string => named(`values.${part}`, named(`rows.${part}`, part));
      return i18n.exists(`draws:values.${value}`) ? one(value) : value.split('-').map(one).join(' · ');
    },
  };
}
