import type { Endpoint } from '@atrium/contracts/endpoint';
import { RECORD_DAYS } from '@atrium/contracts/record-pages';
import { Button } from '@atrium/ui/button';
import { Chip } from '@atrium/ui/chip';
import { useInstant } from '@atrium/host';
import { DateRange } from '@atrium/ui/date-range';
import { addDays } from '@atrium/ui/day-ranges';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../use-settled.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { type RecordFilters, USUAL_SPAN_DAYS } from './record-address.ts';
import type { ChoiceFilter, RecordFilter } from './record-types.ts';

interface RecordBarProps<E extends Endpoint> {
  values: RecordFilters;
  today: string;
  filters: readonly RecordFilter<E>[];
  change: (change: Partial<RecordFilters>) => void;
  /** The most days of one span. */
  maxDays?: number | undefined;
  /** Whether twelve months can be shown at once on request. */
  hasArchive?: boolean;
  /** Days that are shown before others are chosen. */
  spanDays?: number | undefined;
  /** How many records the filters find, where they are counted. */
  found?: number | undefined;
  /** At the end of the line. */
  children: ReactNode;
}

/** The filters above a table of records. */
export function RecordBar<E extends Endpoint>({
  values,
  today,
  filters,
  change,
  maxDays,
  hasArchive = false,
  spanDays = USUAL_SPAN_DAYS,
  found,
  children,
}: RecordBarProps<E>) {
  const { t } = useTranslation('centre');
  const instant = useInstant();
  const [open, setOpen] = useState(false);
  const chosen = filters.filter(({ options, name }) => options && values[name]).length + (values.archive ? 1 : 0);
  const written = (text: string) => instant(`${text}T04:00:00Z`, 'day');
  const choices = filters.filter(({ options }) => options) as ChoiceFilter[];
  const clear = () =>
    change({
      ...Object.fromEntries(choices.map(({ name }) => [name, ''])),
      archive: undefined,
      from: addDays(today, 1 - spanDays),
      to: today,
    });
  const presets = {
    previous7: t('records.previous7'),
    next7: t('records.next7'),
    previous30: t('records.previous30'),
    next30: t('records.next30'),
  };
  const days = (
    <DateRange
      value={{ from: values.from, to: values.to }}
      onChange={(range) => change({ ...range })}
      today={today}
      max={today}
      maxDays={maxDays ?? (values.archive ? RECORD_DAYS.archive : RECORD_DAYS.usual)}
      labels={{ group: t('records.days'), from: t('records.from'), to: t('records.to'), ...presets }}
    />
  );
  const archive = hasArchive && (
    <Chip
      pressed={values.archive === 'yes'}
      icon="clock"
      title={t('records.archiveText')}
      onClick={() => change(values.archive ? recentDays(values) : { archive: 'yes' })}
    >
      {t('records.archive')}
    </Chip>
  );
  return (
    <div css={[styles.bar, filters.length === 0 && !hasArchive && styles.short]}>
      <div css={styles.folded}>{days}</div>
      <div css={styles.line}>
        <Button icon="filter" aria-haspopup="dialog" css={styles.opener} onClick={() => setOpen(true)}>
          {chosen > 0 ? `${t('records.filters')} (${chosen})` : t('records.filters')}
        </Button>
        {filters.map((filter) =>
          filter.options ? (
            <Select
              key={filter.name}
              label={filter.label}
              hideLabel
              placeholder={filter.placeholder}
              options={filter.options}
              value={String(values[filter.name] ?? '')}
              onChange={({ target }) => change({ [filter.name]: target.value })}
              css={[styles.select, styles.folded]}
            />
          ) : (
            <TypedFilter
              key={filter.name}
              label={filter.label}
              value={String(values[filter.name] ?? '')}
              onChange={(text) => change({ [filter.name]: text })}
            />
          ),
        )}
        {archive && <span css={styles.folded}>{archive}</span>}
        <p css={styles.shown}>{t('records.shown', { from: written(values.from), to: written(values.to) })}</p>
        <span css={styles.end}>{children}</span>
      </div>
      {values.archive && (
        <p role="status" css={styles.archive}>
          {t('records.archiveText')}
        </p>
      )}
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        filters={choices}
        values={values}
        change={change}
        clear={clear}
        found={found}
        days={days}
      >
        {archive}
      </FilterSheet>
    </div>
  );
}

/** The days without the archive: as many of the last ones as it takes no archive to show. */
const recentDays = ({ from, to }: RecordFilters): Partial<RecordFilters> => {
  const earliest = addDays(to, 1 - RECORD_DAYS.usual);
  return { archive: undefined, from: from < earliest ? earliest : from };
};

interface TypedFilterProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Letters of a search that every call takes. */
const SEARCH_LETTERS = 64;

/** A text that narrows the records once the typing rests. */
function TypedFilter({ label, value, onChange }: TypedFilterProps) {
  const [text, setText] = useState(value);
  const settled = useSettled(text);
  const [known, setKnown] = useState(value);
  // The button of an empty list clears the field, too.
  if (known !== value) {
    setKnown(value);
    if (value !== settled.trim()) setText(value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the filter.
  useEffect(() => {
    if (settled.trim() !== value) onChange(settled.trim());
  }, [settled]);
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={text}
      maxLength={SEARCH_LETTERS}
      onChange={({ target }) => setText(target.value)}
      css={styles.search}
    />
  );
}

const styles = {
  bar: css({ display: 'grid', gap: tokens.space[3], marginBlockEnd: tokens.space[4] }),
  // Days and actions alone have room in one line.
  short: css({ [media.notPhone]: { display: 'flex', flexWrap: 'wrap', '& > :nth-of-type(2)': { flex: 1 } } }),
  // On a phone the filters are in a sheet behind one button, so that the records begin in view.
  opener: css({ display: 'none', [media.phone]: { display: 'inline-flex' } }),
  folded: css({ [media.phone]: { '&&': { display: 'none' } } }),
  shown: css({
    display: 'none',
    margin: 0,
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.phone]: { display: 'block' },
  }),
  line: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], alignItems: 'center' }),
  select: css({ inlineSize: 184 }),
  search: css({ flex: '1 1 220px', [media.phone]: { order: -1 } }),
  archive: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  end: css({ marginInlineStart: 'auto' }),
};
