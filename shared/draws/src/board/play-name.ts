import type { Play } from '@atrium/lottery-rules/play';
import { useTranslation } from 'react-i18next';

const LAST_NUMBER = /\d+(?=\D*$)/;
const SUFFIXES = ['typed', 'bankers'] as const;

/**
 * Names of plays, play types and rows in the member's language. A play has a name of its own (`plays.dragon-tiger`), shares one with
 * plays of other sizes (`plays.any-N`), or is a form at some places (`front3-group-six` is `ranges.front3` and `forms.group-six`).
 */
export function useNames() {
  const { t, i18n } = useTranslation('draws');
  const has = (key: string): boolean => i18n.exists(`draws:${key}`);
  const named = (key: string, otherwise: string): string => (has(key) ? t(key as never) : otherwise);

  /** The text of a code, or of the code with N for its last number. */
  const sized = (group: 'plays' | 'forms', code: string): string | null => {
    if (has(`${group}.${code}`)) return t(`${group}.${code}`);
    const number = LAST_NUMBER.exec(code)?.[0];
    const key = `${group}.${code.replace(LAST_NUMBER, 'N')}`;
    return number !== undefined && has(key) ? t(key as never, { number }) : null;
  };
  const atPlaces = (code: string): string | null => {
    const [range = '', ...rest] = code.split('-');
    const form = rest.length > 0 && has(`ranges.${range}`) ? sized('forms', rest.join('-')) : null;
    return form === null ? null : t('suffixes.of', { range: t(`ranges.${range}`), form });
  };
  const composed = (code: string): string | null => {
    const whole = sized('plays', code) ?? atPlaces(code);
    if (whole !== null) return whole;
    const suffix = SUFFIXES.find((each) => code.endsWith(`-${each}`));
    const play = suffix ? composed(code.slice(0, -suffix.length - 1)) : null;
    return suffix && play !== null ? t(`suffixes.${suffix}`, { play }) : null;
  };
  return {
    play: ({ code, name }: Pick<Play, 'code' | 'name'>): string => composed(code) ?? name,
    tab: (tab: string): string => named(`plays.${tab}`, tab),
    row: (row: string): string => named(`rows.${row}`, row),
    value: (value: string): string => {
      const one = (part: string): string => named(`values.${part}`, named(`rows.${part}`, part));
      return has(`values.${value}`) ? one(value) : value.split('-').map(one).join(' · ');
    },
  };
}
