import { css } from '@emotion/react';
import { useMoney } from '@atrium/host';
import { IconButton } from '@atrium/ui/icon-button';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lobby } from './create-lobby.ts';
import { SHELVES, SORTS } from './filters.ts';
import { ShelfButtons } from './shelf-buttons.tsx';
import { LOBBY_NAMESPACE } from './texts.ts';
import type { LobbyGames } from './use-lobby-games.ts';

export interface LobbyBarProps {
  lobby: Lobby;
  list: LobbyGames | null;
  /** Numbers of lines and stakes (minor units) to choose from; without them there is no such filter. */
  lines?: readonly number[];
  stakes?: readonly string[];
  shelves?: (typeof SHELVES)[number][];
  end?: ReactNode;
}

/** Search, shelves, filters and order of a lobby. */
export function LobbyBar({ lobby, list, lines = [], stakes = [], shelves = [...SHELVES], end }: LobbyBarProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const money = useMoney();
  const [search, setSearch] = useAtom(lobby.searchAtom);
  const [filters, setFilters] = useAtom(lobby.filtersAtom);
  const [open, setOpen] = useState(false);
  return (
    <div css={styles.bar} role="search">
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        css={styles.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        autoComplete="off"
      />
      <IconButton
        icon="filter"
        label={t('filter.open')}
        aria-expanded={open}
        css={styles.opener}
        onClick={() => setOpen(!open)}
      />
      <div css={[styles.filters, !open && styles.closed]}>
        <ShelfButtons
          shelves={shelves}
          counts={list?.searching ? undefined : list?.counts}
          value={filters.only}
          onChoose={(only) => setFilters({ ...filters, only })}
        />
        <span css={styles.grow} />
        {lines.length > 0 && (
          <Select
            hideLabel
            css={styles.select}
            label={t('filter.lines')}
            value={String(filters.minLineNum)}
            onChange={(event) => setFilters({ ...filters, minLineNum: Number(event.target.value) })}
            options={[
              { value: '0', label: t('filter.linesAny') },
              ...lines.map((count) => ({ value: String(count), label: t('filter.linesFrom', { count }) })),
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
              ...stakes.map((stake) => ({ value: stake, label: t('filter.stakeFrom', { amount: money(stake) }) })),
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
  );
}

const styles = {
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[2],
    marginBlock: `${tokens.space[4]} ${tokens.space[5]}`,
  }),
  search: css({
    inlineSize: 'auto',
    flex: '1 1 180px',
    minInlineSize: 0,
    maxInlineSize: 300,
    [media.phone]: { maxInlineSize: 'none' },
  }),
  opener: css({ display: 'none', border: `1px solid ${tokens.color.line}`, [media.phone]: { display: 'inline-grid' } }),
  filters: css({
    display: 'contents',
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], inlineSize: '100%' },
  }),
  closed: css({ [media.phone]: { display: 'none' } }),
  grow: css({ marginInlineStart: 'auto', [media.phone]: { display: 'none' } }),
  select: css({
    inlineSize: 136,
    '& select': { ...tokens.type.small, fontWeight: tokens.weight.strong },
    [media.phone]: { inlineSize: 'auto', flex: '1 1 40%' },
  }),
};
