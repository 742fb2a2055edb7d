import type { LotteryGame } from '@atrium/contracts/lottery';
import { useResource } from '@atrium/host';
import { isFamily } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { PLACES } from '@atrium/lottery-rules/rules/numbers/places';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { resultsResource } from '../draws.state.ts';
import { placesOf, TREND_DRAWS, trendsOf } from '../trends/trend-figures.ts';
import type { Figure } from './number-grid.tsx';

/** How long a value of a row has been missing; undefined for rows that are no place of the draw. */
export type MissingOf = (row: string, value: string) => Figure | undefined;

/** For how many draws the numbers of each place have been missing, in the results that the trends show too. */
export function useMissing({ code, family }: LotteryGame): MissingOf {
  const { t } = useTranslation('draws');
  const { value } = useResource(resultsResource, { query: { gameCode: code, count: TREND_DRAWS } });
  const byPlace = useMemo(() => {
    const places = isFamily(family) ? placesOf(family) : [];
    // Numbers that are drawn together have no places of their own.
    if (!isFamily(family) || places.some(({ at }) => at === null)) return [];
    const results = (value?.draws ?? []).flatMap(({ result: text }) => {
      const result = text ? parseResult(family, text) : null;
      return result ? [result] : [];
    });
    return results.length === 0
      ? []
      : places.map((place) => new Map(trendsOf(place, results).map((trend) => [trend.value, trend.missing])));
  }, [family, value]);
  return (row, value) => {
    const missing = byPlace[PLACES.indexOf(row)]?.get(value);
    if (missing === undefined) return undefined;
    return { figure: missing === 0 ? '•' : String(missing), text: `${t('trends.missing')}: ${missing}` };
  };
}
