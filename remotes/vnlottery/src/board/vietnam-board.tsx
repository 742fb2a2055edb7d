import { Board, type BoardPick, type BoardProps } from '@atrium/draws/board/board';
import { resultsResource } from '@atrium/draws/results';
import { useResource } from '@atrium/host';
import { isFamily } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureChoice, type FigureKind } from './figure-choice.tsx';
import { countingPlay, historiesOf } from './number-history.ts';
import { PlayList } from './play-list.tsx';
import { Trend } from './trend.tsx';

/** Draws that the figures look back over. */
const DRAWS = 30;

/** The board of a Vietnamese station: its bets with cost and return, and a page of a hundred numbers (10-42). */
export function VietnamBoard(props: BoardProps) {
  return props.game.family.startsWith('vn-') ? <StationBoard {...props} /> : <Board {...props} />;
}

function StationBoard(props: BoardProps) {
  const { t } = useTranslation('vnlottery');
  const { code, family } = props.game;
  const [kind, setKind] = useState<FigureKind>('gap');
  const { value } = useResource(resultsResource, { query: { gameCode: code, count: DRAWS } });
  const results = useMemo(
    () =>
      (value?.draws ?? []).flatMap(({ result }) => {
        const read = result && isFamily(family) ? parseResult(family, result) : null;
        return read ? [read] : [];
      }),
    [value, family],
  );
  const histories = useMemo(() => historiesOf(results), [results]);
  const historyFor = ({ play, plays }: BoardPick) => {
    const counting = countingPlay(play, plays);
    return counting && results.length > 0 ? histories(counting) : null;
  };
  const figures = (pick: BoardPick) => {
    const history = historyFor(pick);
    if (!history) return undefined;
    return (number: string) => {
      const { gap, hits } = history(number);
      if (kind === 'hits') return { figure: hits > 0 ? String(hits) : '·', text: t('figures.hitsOf', { hits }) };
      if (gap === null) return { figure: `${results.length}+`, text: t('figures.never', { draws: results.length }) };
      return gap === 0
        ? { figure: '•', text: t('figures.latest') }
        : { figure: String(gap), text: t('figures.gapOf', { count: gap }) };
    };
  };
  return (
    <Board
      {...props}
      parts={{
        tree: PlayList,
        figures,
        legend: <FigureChoice kind={kind} onKind={setKind} draws={results.length} />,
        below: (pick) => {
          const history = historyFor(pick);
          return history && <Trend numbers={pick.numbers} history={history} draws={results.length} />;
        },
      }}
    />
  );
}
