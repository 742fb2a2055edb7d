import { useTranslation } from 'react-i18next';
import type { Play } from '@atrium/lottery-rules/play';
import { playKeyOf } from '../board/play-key.ts';
import { RULES_NAMESPACE } from './rule-texts.ts';

/** The rule of a play in words, one sentence or more. */
export function useRule(): (play: Pick<Play, 'code' | 'rows'>) => string[] {
  const { t, i18n } = useTranslation(RULES_NAMESPACE);
  return ({ code, rows }) => {
    const found = playKeyOf(code, (key) => i18n.exists(`${RULES_NAMESPACE}:${key}`));
    if (!found) return [];
    const { key, number, suffix } = found;
    return [
      t(key as never, { number }),
      ...(suffix ? [t(`suffixes.${suffix}`)] : []),
      ...(rows.some(({ name }) => name === 'places') ? [t('places')] : []),
    ];
  };
}
