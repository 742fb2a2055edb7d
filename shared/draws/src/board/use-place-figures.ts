import type { LotteryGame } from '@atrium/contracts/lottery';
import { useResource } from '@atrium/host';
import { isFamily } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { PLACES } from '@atrium/lottery-rules/rules/numbers/places';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resultsResource } from '../draws.state.ts';
import { placesOf, TREND_DRAWS, trendsOf } from '../trends/trend-figures.ts';
import type { Figure } from './number-grid.tsx';

export const FIGURE_KINDS = ['missing', 'hits'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** The small figures under the numbers of a place, and which kind they are. */
export interface PlaceFigures {
  readonly kind: FigureKind;
  readonly choose: (kind: FigureKind) => void;
  /** Of a value of a row; undefined for rows that are no place of the draw. */
  readonly of: (row: string, value: string) => Figure | undefined;
}

/** For how many draws the numbers of each place have been missing, or how often they came, in the results that the trends show too. */
export function usePlaceFigures({ code, family }: LotteryGame): PlaceFigures {
  const { t } = useTranslation('draws');
  const [kind, choose] = useState<FigureKind>('missing');
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
      : places.map((place) => new Map(trendsOf(place, results).map((trend) => [trend.value, trend])));
  }, [family, value]);
  const of = (row: string, value: string): Figure | undefined => {
    const count = byPlace[PLACES.indexOf(row)]?.get(value)?.[kind];
    if (count === undefined) return undefined;
    return {
      figure: kind === 'missing' && count === 0 ? '•' : String(count),
      text: `${t(`trends.${kind}`)}: ${count}`,
    };
  };
  return { kind, choose, of };
}
