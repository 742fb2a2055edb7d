import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays } from './day-ranges.ts';
import { Icon } from './icon.tsx';
import { media, tokens } from './theme.ts';

export interface DayCalendarProps {
  /** `yyyy-mm-dd`, as are all days here; empty for none. */
  value: string;
  /** The day at which it opens. */
  at: string;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Language of the names of months and days. */
  language: string;
  dir: 'ltr' | 'rtl';
  onChoose: (day: string) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const WEEK_COUNT = 6;

/**
 * One month of days to choose from: arrows move by a day or a week, Page up and down by a month, Home and End within the
 * week. All of its words are those that the browser knows in the given language. The libraries for this bring 20 KB along,
 * which the budgets of the remotes with records have no room for.
 */
export function DayCalendar({ value, at: opensAt, today, min, max, language, dir, onChoose }: DayCalendarProps) {
  const [at, setAt] = useState(opensAt);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that was moved to.
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);

  const text = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const month = text({ month: 'long', year: 'numeric' });
  const monthName = text({ month: 'long' });
  const weekday = text({ weekday: 'narrow' });
  const fullWeekday = text({ weekday: 'long' });
  const fullDay = text({ dateStyle: 'full' });

  const off = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max);
  const within = (day: string) => (min && day < min ? min : max && day > max ? max : day);
  const first = `${at.slice(0, 7)}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstWeekday(language) + 7) % 7));
  const weeks = Array.from({ length: WEEK_COUNT }, (_, week) => WEEK.map((day) => addDays(start, week * 7 + day)));
  const lastBefore = addDays(first, -1);
  const firstAfter = addMonths(first, 1);
  const years = min && max ? yearsBetween(min, max) : undefined;
  const hasBefore = !off(lastBefore);
  const hasAfter = !off(firstAfter);

  const move = (event: KeyboardEvent) => {
    const across = dir === 'rtl' ? -1 : 1;
    const place = (weekdayOf(at) - firstWeekday(language) + 7) % 7;
    const to = ((): string | undefined => {
      switch (event.key) {
        case 'ArrowLeft':
          return addDays(at, -across);
        case 'ArrowRight':
          return addDays(at, across);
        case 'ArrowUp':
          return addDays(at, -7);
        case 'ArrowDown':
          return addDays(at, 7);
        case 'Home':
          return addDays(at, -place);
        case 'End':
          return addDays(at, 6 - place);
        case 'PageUp':
          return addMonths(at, -1);
        case 'PageDown':
          return addMonths(at, 1);
        default:
          return undefined;
      }
    })();
    if (!to) return;
    event.preventDefault();
    moved.current = true;
    setAt(within(to));
  };

  return (
    <div lang={language} dir={dir} css={styles.calendar}>
      <div css={styles.head}>
        <button
          type="button"
          aria-label={month(hasBefore ? lastBefore : first)}
          aria-disabled={!hasBefore || undefined}
          css={styles.cell}
          onClick={() => hasBefore && setAt(within(addMonths(at, -1)))}
        >
          <Icon name="start" size={16} />
        </button>
        <span aria-live="polite" css={styles.month}>
          {years ? monthName(first) : month(first)}
          {years && (
            <select
              aria-label={yearName(language)}
              value={first.slice(0, 4)}
              css={styles.year}
              onChange={({ target }) => setAt(within(addMonths(at, 12 * (Number(target.value) - yearOf(at)))))}
            >
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          )}
        </span>
        <button
          type="button"
          aria-label={month(hasAfter ? firstAfter : first)}
          aria-disabled={!hasAfter || undefined}
          css={styles.cell}
          onClick={() => hasAfter && setAt(within(addMonths(at, 1)))}
        >
          <Icon name="end" size={16} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA for dates. */}
      <table ref={grid} role="grid" aria-label={month(first)} css={styles.grid} onKeyDown={move}>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col" aria-label={fullWeekday(day)}>
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    aria-label={fullDay(day)}
                    aria-disabled={off(day) || undefined}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === at ? 0 : -1}
                    css={[
                      styles.cell,
                      day.slice(0, 7) !== first.slice(0, 7) && styles.outside,
                      day === today && styles.today,
                      day === value && styles.chosen,
                    ]}
                    onClick={() => !off(day) && onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The years to choose from, newest first, where a walk by months would be long: for a day of birth. */
function yearsBetween(min: string, max: string): number[] | undefined {
  const count = yearOf(max) - yearOf(min) + 1;
  return count > MONTHS_SUFFICE_YEARS ? Array.from({ length: count }, (_, index) => yearOf(max) - index) : undefined;
}

const yearName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'dateTimeField' }).of('year') ?? 'year';

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The same day of another month, or its last one. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The first day of a week where the language is spoken, Sunday being 0; Monday where the browser does not know. */
function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7;
}

const MONTHS_SUFFICE_YEARS = 2;
const CELL_PX = 36;

const styles = {
  calendar: css({ inlineSize: 7 * CELL_PX, ...tokens.type.small, ...tokens.numerals }),
  head: css({ display: 'flex', alignItems: 'center' }),
  month: css({ flex: 1, fontWeight: tokens.weight.strong, textAlign: 'center' }),
  year: css({
    marginInlineStart: tokens.space[2],
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.small,
    background: tokens.color.well,
    color: 'inherit',
    font: 'inherit',
  }),
  grid: css({
    borderCollapse: 'collapse',
    '& th': { blockSize: 28, padding: 0, color: tokens.color.text3, fontWeight: tokens.weight.medium },
    '& td': { padding: 0 },
  }),
  cell: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: CELL_PX,
    blockSize: CELL_PX,
    padding: 0,
    border: 0,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: 'inherit',
    '&[aria-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
    [media.hover]: { '&:hover:not([aria-disabled])': { background: tokens.color.surface3 } },
  }),
  outside: css({ color: tokens.color.text3 }),
  today: css({ fontWeight: tokens.weight.bold, boxShadow: `inset 0 0 0 1px ${tokens.color.lineStrong}` }),
  chosen: css({
    '&, &&:hover': { background: tokens.color.text },
    color: tokens.color.ground,
    fontWeight: tokens.weight.strong,
  }),
};
