import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveInGrid } from './grid-keys.ts';
import { type GameGridProps, gridStyles } from './grid-layout.ts';
import { LOBBY_NAMESPACE } from './namespace.ts';
import { useCards } from './use-cards.tsx';
import { useHeldPlace } from './use-held-place.ts';
import { useNearCards } from './use-near-cards.ts';

const CAPTION_PX = 50;

/** A long shelf: the rows near the window are in the page, with padding for the others. */
export function VirtualGrid({ games, total = games.length, covers = 'regular', line }: GameGridProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const card = useCards(line);
  const { held, ...focus } = useHeldPlace();
  const list = useRef<HTMLUListElement>(null);
  const { columns, row, top } = useGridMeasure(list);
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => row,
    overscan: 0,
    useFlushSync: false,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of the rows is another measure
  useLayoutEffect(() => rows.measure(), [rows, row]);
  const count = Math.ceil(games.length / columns);
  const seen = rows.getVirtualItems();
  const view = {
    from: (seen[0]?.index ?? 0) * columns,
    to: Math.min(games.length, ((seen.at(-1)?.index ?? 2) + 1) * columns),
  };
  const { from, to } = useNearCards(view, columns, rows.scrollDirection === 'backward', games.length);
  const above = Math.floor(from / columns);
  const below = Math.max(0, count - Math.ceil(to / columns));
  const cards = useMemo(() => {
    const place = (index: number) => ({ at: index + 1, of: total });
    // The first card may be in the middle of its row, before its neighbours are added.
    const shown = games.slice(from, to).map((game, index) =>
      card(game, {
        ...place(from + index),
        ...(index === 0 && from % columns > 0 && { style: columnOf(from, columns) }),
      }),
    );
    const game = held === null || (held >= from && held < to) ? undefined : games[held];
    if (held === null || !game) return shown;
    // The focused card stays in the page when its row scrolls away.
    const style = {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: Math.floor(held / columns) * row,
      ...columnOf(held, columns),
    } as const;
    const kept = card(game, { ...place(held), style });
    return held < from ? [kept, ...shown] : [...shown, kept];
  }, [games, total, from, to, columns, row, held, card]);
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without marks
      role="list"
      aria-label={t('list.label')}
      css={[gridStyles.grid, gridStyles[covers], gridStyles.room]}
      style={{ paddingBlockStart: above * row, paddingBlockEnd: below * row }}
      {...focus}
      onKeyDown={moveInGrid}
    >
      {cards}
    </ul>
  );
}

/** With its end: of what lies over the grid an open end is the grid's own edge. */
const columnOf = (place: number, columns: number) => ({
  gridColumn: `${(place % columns) + 1} / ${(place % columns) + 2}`,
});

/** How the grid is laid out now: its columns, the height of a row with its gap, and where it starts. */
function useGridMeasure(list: React.RefObject<HTMLUListElement | null>) {
  const [measure, setMeasure] = useState({ columns: 6, row: 304, top: 0 });
  useLayoutEffect(() => {
    const grid = list.current!;
    const look = () => {
      const style = getComputedStyle(grid);
      const tracks = style.gridTemplateColumns.split(' ').map(Number.parseFloat).filter(Number.isFinite);
      const columns = Math.max(1, tracks.length);
      const row = tracks[0] ? (tracks[0] * 4) / 3 + CAPTION_PX : 304;
      const top = grid.getBoundingClientRect().top + window.scrollY;
      setMeasure((now) =>
        now.columns === columns && now.row === row && now.top === top ? now : { columns, row, top },
      );
    };
    look();
    const observer = new ResizeObserver(look);
    // Its padding keeps its height constant, with any range of cards in it.
    observer.observe(grid, { box: 'border-box' });
    return () => observer.disconnect();
  }, [list]);
  return measure;
}
