import type { LotteryGame } from '@atrium/contracts/lottery';
import { useResource } from '@atrium/host';
import { isFamily } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { resultsResource } from './draws.state.ts';
import { placesOf, type Side, sumOf, TREND_DRAWS } from './trends/trend-figures.ts';

/** The sides of the last draws, oldest first, of size or of parity; null before they have loaded, and where results have no sum. */
export function useSideRoad({ code, family }: LotteryGame, pair: 'size' | 'parity') {
  const { t } = useTranslation('draws');
  // The same call as the trends below the board.
  const { value } = useResource(resultsResource, { query: { gameCode: code, count: TREND_DRAWS } });
  const sides = useMemo(() => {
    if (!isFamily(family) || placesOf(family).length === 0) return null;
    return (value?.draws ?? [])
      .flatMap(({ result: text }) => {
        const result = text ? parseResult(family, text) : null;
        return result ? (sumOf(family, result)[pair] ?? []) : [];
      })
      .reverse();
  }, [family, value, pair]);
  return (
    sides && {
      sides,
      filled: pair === 'size' ? ('big' as const) : ('odd' as const),
      letterOf: (side: Side) => t(`trends.letters.${side}`),
    }
  );
}
