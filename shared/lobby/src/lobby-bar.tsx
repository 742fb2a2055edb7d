import { css } from '@emotion/react';
import { useMoney } from '@atrium/host';
import { IconButton } from '@atrium/ui/icon-button';
import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lobby } from './create-lobby.ts';
import { SHELVES, SORTS } from './filters.ts';
import { LobbySearch } from './lobby-search.tsx';
import { RandomButton } from './random-button.tsx';
import { ShelfButtons } from './shelf-buttons.tsx';
import { LOBBY_NAMESPACE } from './namespace.ts';
import type { LobbyGames } from './use-lobby-games.ts';

export interface LobbyBarProps {
  lobby: Lobby;
  list: LobbyGames | null;
  /** Numbers of lines and stakes (minor units) to choose from; without them there is no such filter. */
  lines?: readonly number[];
  stakes?: readonly string[];
  shelves?: (typeof SHELVES)[number][];
  /** The word for a kind of game; with it there is a filter by kind wherever a vendor has several. */
  kindName?: (kind: string) => string;
  /** Id of the element with the games. */
  panel: string;
  end?: ReactNode;
}

/** Search, shelves, filters and order of a lobby. */
export function LobbyBar({
  lobby,
  list,
  lines = [],
  stakes = [],
  shelves = [...SHELVES],
  kindName,
  panel,
  end,
}: LobbyBarProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const money = useMoney();
  const [filters, setFilters] = useAtom(lobby.filtersAtom);
  const [open, setOpen] = useState(false);
  const kinds = withChosen(Object.keys(list?.kinds ?? {}).sort(), filters.kind);
  return (
    <div css={styles.bar} role="search">
      <div css={styles.row}>
        <LobbySearch lobby={lobby} panel={panel} css={styles.search} />
        <RandomButton list={list} />
        <IconButton
          icon="filter"
          label={t('filter.open')}
          aria-expanded={open}
          css={styles.opener}
          onClick={() => setOpen(!open)}
        />
        <div css={[styles.filters, !open && styles.closed]}>
          {kindName && kinds.length > 1 && (
            <Select
              hideLabel
              css={styles.select}
              label={t('filter.kind')}
              value={filters.kind}
              onChange={(event) => setFilters({ ...filters, kind: event.target.value })}
              options={[
                { value: '', label: t('filter.kindAny') },
                ...kinds.map((kind) => ({ value: kind, label: kindName(kind) })),
              ]}
            />
          )}
          {lines.length > 0 && (
            <Select
              hideLabel
              css={styles.select}
              label={t('filter.lines')}
              value={String(filters.minLineNum)}
              onChange={(event) => setFilters({ ...filters, minLineNum: Number(event.target.value) })}
              options={[
                { value: '0', label: t('filter.linesAny') },
                ...withChosen(lines, filters.minLineNum).map((count) => ({
                  value: String(count),
                  label: t('filter.linesFrom', { count }),
                })),
              ]}
            />
          )}
          {stakes.length > 0 && (
            <Select
              hideLabel
              css={styles.select}
              label={t('filter.stake')}
              value={filters.minBet}
              onChange={(event) => setFilters({ ...filters, minBet: event.target.value })}
              options={[
                { value: '', label: t('filter.stakeAny') },
                ...withChosen(stakes, filters.minBet).map((stake) => ({
                  value: stake,
                  label: t('filter.stakeFrom', { amount: money(stake) }),
                })),
              ]}
            />
          )}
          <Select
            hideLabel
            css={styles.select}
            label={t('filter.sort')}
            value={filters.sort}
            onChange={(event) =>
              setFilters({ ...filters, sort: SORTS.find((sort) => sort === event.target.value) ?? 'popular' })
            }
            options={SORTS.map((sort) => ({ value: sort, label: t(`filter.${sort === 'new' ? 'newest' : sort}`) }))}
          />
          {end}
        </div>
      </div>
      <ShelfButtons
        shelves={shelves}
        counts={list?.searching ? undefined : list?.counts}
        value={filters.only}
        onChoose={(only) => setFilters({ ...filters, only })}
      />
    </div>
  );
}

/** An address may ask for an option that is not offered: it is added to the options. */
const withChosen = <Value extends string | number>(offered: readonly Value[], chosen: Value): Value[] =>
  chosen && !offered.includes(chosen) ? [...offered, chosen] : [...offered];

const styles = {
  // Two rows of a fixed order: what one searches and sorts by, and the shelves, however many there are.
  bar: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[2],
    marginBlock: `${tokens.space[4]} ${tokens.space[5]}`,
  }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] }),
  search: css({ inlineSize: 'auto', flex: '1 1 180px', minInlineSize: 0, [media.phone]: { flexBasis: 140 } }),
  opener: css({ display: 'none', border: `1px solid ${tokens.color.line}`, [media.phone]: { display: 'inline-grid' } }),
  filters: css({
    display: 'contents',
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], inlineSize: '100%' },
  }),
  closed: css({ [media.phone]: { display: 'none' } }),
  select: css({
    inlineSize: 156,
    '& select': { ...tokens.type.small, fontWeight: tokens.weight.strong },
    [media.phone]: { inlineSize: 'auto', flex: '1 1 40%' },
  }),
};
