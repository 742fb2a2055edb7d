import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCard } from './game-card.tsx';
import { type GameGridProps, gridStyles } from './grid-layout.ts';
import { LOBBY_NAMESPACE } from './texts.ts';

const CAPTION = 50;

/** A long shelf: the rows near the window stand in the page, the rest is room above and below them. */
export function VirtualGrid({ games, covers = 'regular', line }: GameGridProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const list = useRef<HTMLUListElement>(null);
  const { columns, row, top } = useGridMeasure(list);
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => row,
    overscan: 3,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of the rows is another measure
  useLayoutEffect(() => rows.measure(), [rows, row]);
  const shown = rows.getVirtualItems();
  const before = (shown[0]?.index ?? 0) * columns;
  const last = shown.at(-1);
  const after = last ? (last.index + 1) * columns : columns * 4;
  const room = last ? Math.max(0, Math.ceil(games.length / columns) - 1 - last.index) * row : 0;
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without marks
      role="list"
      aria-label={t('list.label')}
      css={[gridStyles.grid, gridStyles[covers]]}
      style={{ paddingBlockStart: (shown[0]?.index ?? 0) * row, paddingBlockEnd: room }}
    >
      {games.slice(before, after).map((game, index) => (
        <GameCard key={game.gameId} game={game} line={line} place={{ at: before + index + 1, of: games.length }} />
      ))}
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
