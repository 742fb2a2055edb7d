import { css } from '@emotion/react';
import { formatNumber } from '@atrium/i18n/format';
import { Chip } from '@atrium/ui/chip';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import { type EventFilter, TIMES, type Time } from './choose-events.ts';

export interface EventFiltersProps {
  filter: EventFilter;
  counts: Readonly<Record<Time, number>>;
  leagues: readonly { name: string; count: number }[];
  onChange: (part: Partial<EventFilter>) => void;
}

/** Time, search and league. Times without events are left out, except the chosen one. */
export function EventFilters({ filter, counts, leagues, onChange }: EventFiltersProps) {
  const { t, i18n } = useTranslation('sports');
  const number = (count: number) => formatNumber(count, i18n.language);
  return (
    <div role="search" aria-label={t('filters')} css={styles.filters}>
      <div role="group" aria-label={t('times')} css={styles.times}>
        {TIMES.filter((time) => counts[time] > 0 || time === filter.time).map((time) => (
          <Chip
            key={time}
            pressed={time === filter.time}
            count={number(counts[time])}
            onClick={() => onChange({ time })}
          >
            {t(`time.${time}`)}
          </Chip>
        ))}
      </div>
      <SearchField
        css={styles.search}
        label={t('search')}
        placeholder={t('search')}
        value={filter.text}
        onChange={(event) => onChange({ text: event.target.value })}
        autoComplete="off"
      />
      <Select
        hideLabel
        css={styles.league}
        label={t('leagues')}
        value={filter.league}
        onChange={(event) => onChange({ league: event.target.value })}
        options={[
          { value: '', label: t('everyLeague') },
          ...leagues.map(({ name, count }) => ({ value: name, label: `${name} (${number(count)})` })),
          // A league whose last event is over stays chosen.
          ...(filter.league && !leagues.some(({ name }) => name === filter.league)
            ? [{ value: filter.league, label: filter.league }]
            : []),
        ]}
      />
    </div>
  );
}

const styles = {
  filters: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[2],
    marginBlockEnd: tokens.space[3],
  }),
  times: css({
    display: 'flex',
    gap: tokens.space[2],
    [media.compact]: {
      flexBasis: `calc(100% + 2 * ${tokens.space[4]})`,
      marginInline: `calc(-1 * ${tokens.space[4]})`,
      paddingInline: tokens.space[4],
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  }),
  search: css({ inlineSize: 'auto', flex: '1 1 180px', minInlineSize: 0 }),
  // A wide page has a list of the leagues instead.
  league: css({
    display: 'none',
    [media.compact]: { display: 'block' },
    inlineSize: 200,
    '& select': { ...tokens.type.small },
    [media.phone]: { flex: '1 1 130px', inlineSize: 'auto' },
  }),
};
