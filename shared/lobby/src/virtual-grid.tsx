import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCard } from './game-card.tsx';
import { moveInGrid } from './grid-keys.ts';
import { type GameGridProps, gridStyles } from './grid-layout.ts';
import { LOBBY_NAMESPACE } from './texts.ts';

const CAPTION = 50;
/** Rows that stand ready above and below the window. */
const OVERSCAN = 4;

/** A long shelf: the rows near the window stand in the page, the rest is room above and below them. */
export function VirtualGrid({ games, covers = 'regular', line }: GameGridProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const list = useRef<HTMLUListElement>(null);
  const { columns, row, top } = useGridMeasure(list);
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => row,
    overscan: OVERSCAN,
    useFlushSync: false,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of the rows is another measure
  useLayoutEffect(() => rows.measure(), [rows, row]);
  const near = rows.getVirtualItems();
  // New rows are drawn between the frames of the scrolling, card by card; the rows beyond the window's edge are the time for it.
  const first = useDeferredValue(near[0]?.index ?? 0);
  const last = useDeferredValue(near.at(-1)?.index ?? 3);
  const room = Math.max(0, Math.ceil(games.length / columns) - 1 - last) * row;
  const cards = useMemo(
    () =>
      games
        .slice(first * columns, (last + 1) * columns)
        .map((game, index) => (
          <GameCard key={game.gameId} game={game} line={line} at={first * columns + index + 1} of={games.length} />
        )),
    [games, first, last, columns, line],
  );
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without marks
      role="list"
      aria-label={t('list.label')}
      css={[gridStyles.grid, gridStyles[covers]]}
      style={{ paddingBlockStart: first * row, paddingBlockEnd: room }}
      onKeyDown={moveInGrid}
    >
      {cards}
    </ul>
  );
}

/** How the grid is laid out now: its columns, the height of a row with its gap, and where it starts. */
function useGridMeasure(list: React.RefObject<HTMLUListElement | null>) {
  const [measure, setMeasure] = useState({ columns: 6, row: 304, top: 0 });
  useLayoutEffect(() => {
    const grid = list.current!;
    const look = () => {
      const style = getComputedStyle(grid);
      const tracks = style.gridTemplateColumns.split(' ').map(Number.parseFloat).filter(Number.isFinite);
      const columns = Math.max(1, tracks.length);
      const row = tracks[0] ? (tracks[0] * 4) / 3 + CAPTION : 304;
      setMeasure({ columns, row, top: grid.getBoundingClientRect().top + window.scrollY });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [list]);
  return measure;
}
