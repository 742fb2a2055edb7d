import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Chip } from './chip.tsx';
import { addDays, type DayRange, presetRange, type RangePreset, rangePresets } from './day-ranges.ts';
import { DayField } from './day-field.tsx';
import { media, tokens } from './theme.ts';

export interface DateRangeLabels extends Record<RangePreset, string> {
  /** Accessible name of the whole. */
  group: string;
  from: string;
  to: string;
}

export interface DateRangeProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** Today in the member's time zone, `yyyy-mm-dd`. */
  today: string;
  /** The maximum number of days in the range. */
  maxDays?: number;
  min?: string;
  max?: string;
  labels: DateRangeLabels;
}

/** Two days and four ranges: previous and next 7 and 30 days. A first day after the last moves the last along. */
export function DateRange({ value, onChange, today, maxDays, min, max, labels, ...rest }: DateRangeProps) {
  const set = (range: DayRange, kept: 'from' | 'to') => {
    if (!range.from || !range.to) return;
    const ordered =
      range.from <= range.to
        ? range
        : kept === 'from'
          ? { from: range.from, to: range.from }
          : { from: range.to, to: range.to };
    const widest = maxDays && kept === 'from' ? addDays(ordered.from, maxDays - 1) : undefined;
    const earliest = maxDays && kept === 'to' ? addDays(ordered.to, 1 - maxDays) : undefined;
    onChange({
      from: earliest && ordered.from < earliest ? earliest : ordered.from,
      to: widest && ordered.to > widest ? widest : ordered.to,
    });
  };
  return (
    <div role="group" aria-label={labels.group} css={styles.root} {...rest}>
      <DayField
        label={labels.from}
        value={value.from}
        today={today}
        min={min}
        max={max}
        onChange={(day) => set({ ...value, from: day }, 'from')}
      />
      <span aria-hidden css={styles.dash}>
        –
      </span>
      <DayField
        label={labels.to}
        value={value.to}
        today={today}
        min={min}
        max={max}
        align="end"
        onChange={(day) => set({ ...value, to: day }, 'to')}
      />
      <span css={styles.ranges}>
        {rangePresets.map((preset) => {
          const range = presetRange(preset, today);
          const off = (max !== undefined && range.to > max) || (min !== undefined && range.from < min);
          return (
            <Chip
              key={preset}
              disabled={off}
              pressed={range.from === value.from && range.to === value.to}
              onClick={() => onChange(range)}
            >
              {labels[preset]}
            </Chip>
          );
        })}
      </span>
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[2],
    // Two days beside each other, and the ranges two by two, down to 320 px.
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    },
  }),
  ranges: css({
    display: 'contents',
    // With one action beside them the ranges fit in the line of a centre.
    [media.notPhone]: { '& > button': { paddingInline: 10 } },
    [media.phone]: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.space[2] },
  }),
  dash: css({ color: tokens.color.text3 }),
};
