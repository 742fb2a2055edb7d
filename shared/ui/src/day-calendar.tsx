import { css } from '@emotion/react';
import { DayPicker } from 'react-day-picker';
import { media, tokens } from './theme.ts';

export interface DayCalendarProps {
  /** `yyyy-mm-dd`, as are all days here. */
  value: string;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Language of the names of months and days. */
  language: string;
  dir: 'ltr' | 'rtl';
  onChoose: (day: string) => void;
}

/** One month of days to choose from. All of its words are those that the browser knows in the given language. */
export function DayCalendar({ value, today, min, max, language, dir, onChoose }: DayCalendarProps) {
  const text = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, options);
    return (day: Date | undefined) => (day ? format.format(day) : '');
  };
  const month = text({ month: 'long', year: 'numeric' });
  const weekday = text({ weekday: 'narrow' });
  const fullWeekday = text({ weekday: 'long' });
  const fullDay = text({ dateStyle: 'full' });
  const chosen = dateOf(value);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      showOutsideDays
      fixedWeeks
      lang={language}
      dir={dir}
      weekStartsOn={firstWeekday(language)}
      selected={chosen}
      defaultMonth={chosen}
      today={dateOf(today)}
      {...(min && { startMonth: dateOf(min) })}
      {...(max && { endMonth: dateOf(max) })}
      disabled={[...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]}
      formatters={{
        formatCaption: month,
        formatWeekdayName: weekday,
        formatDay: (day) => String(day.getDate()),
      }}
      labels={{
        labelGrid: month,
        labelNav: () => month(chosen),
        // Where there are no further months, the button that is off has the name of the last one.
        labelPrevious: (before) => month(before ?? dateOf(min ?? value)),
        labelNext: (after) => month(after ?? dateOf(max ?? value)),
        labelWeekday: fullWeekday,
        labelDayButton: fullDay,
        labelGridcell: fullDay,
      }}
      onSelect={(day) => onChoose(dayOf(day))}
      css={styles.calendar}
    />
  );
}

/** Days are days of the calendar: noon, so that no change of the clock moves one. */
function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
}

const two = (figure: number) => String(figure).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The first day of a week where the language is spoken; Monday where the browser does not know. */
function firstWeekday(language: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale = new Intl.Locale(language).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return ((locale.getWeekInfo?.().firstDay ?? 1) % 7) as ReturnType<typeof firstWeekday>;
}

const CELL_PX = 36;

const styles = {
  calendar: css({
    position: 'relative',
    inlineSize: 7 * CELL_PX,
    ...tokens.type.small,
    ...tokens.numerals,
    '& nav': {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      display: 'flex',
      justifyContent: 'space-between',
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      inlineSize: CELL_PX,
      blockSize: CELL_PX,
      padding: 0,
      border: 0,
      borderRadius: tokens.radius.medium,
      background: 'none',
      color: 'inherit',
    },
    '& nav button': { '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' } },
    '& nav svg': { inlineSize: 16, blockSize: 16, fill: 'currentColor' },
    '& .rdp-month_caption': {
      display: 'grid',
      placeItems: 'center',
      blockSize: CELL_PX,
      marginInline: CELL_PX,
      fontWeight: tokens.weight.strong,
    },
    '& table': { borderCollapse: 'collapse' },
    '& th': { blockSize: 28, padding: 0, color: tokens.color.text3, fontWeight: tokens.weight.medium },
    '& td': { padding: 0 },
    '& .rdp-outside': { color: tokens.color.text3 },
    '& .rdp-disabled button': { opacity: 0.4, cursor: 'not-allowed' },
    '& .rdp-today button': { fontWeight: tokens.weight.bold, boxShadow: `inset 0 0 0 1px ${tokens.color.lineStrong}` },
    '& .rdp-selected button': {
      background: tokens.color.text,
      color: tokens.color.ground,
      fontWeight: tokens.weight.strong,
    },
    [media.hover]: {
      '& td:not(.rdp-selected, .rdp-disabled) button:hover, & nav button:not([aria-disabled="true"]):hover': {
        background: tokens.color.surface3,
      },
    },
  }),
};
