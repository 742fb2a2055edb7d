import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { DropDown } from './drop-down.tsx';
import type { FieldLinks } from './field.tsx';
import { Icon } from './icon.tsx';
import { inputLook } from './input-look.ts';
import { media, tokens } from './theme.ts';

// Most pages are left without it.
const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }));

export interface DayFieldProps {
  label: string;
  /** `yyyy-mm-dd`, as are all days here; empty for none. */
  value: string;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Where the calendar opens in relation to the field. */
  align?: 'start' | 'end';
  /** Of a `Field` around it, whose label then names the input. */
  links?: FieldLinks;
  autoComplete?: string | undefined;
  onChange: (day: string) => void;
}

/**
 * A day, typed or chosen from a calendar. Both speak the page's language; the browser's own calendar would speak the
 * browser's. While the field has the focus, it takes days as the browser does.
 */
export function DayField({
  label,
  value,
  today,
  min,
  max,
  align = 'start',
  links,
  autoComplete,
  onChange,
}: DayFieldProps) {
  const { lang, dir } = document.documentElement;
  const language = lang || 'en';
  // Without a day the calendar opens at today, or at the nearest day that can be chosen.
  const at = value || (max && today > max ? max : min && today < min ? min : today);
  const text = (dateStyle: 'medium' | 'full') =>
    new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle, timeZone: 'UTC' }).format(
      new Date(`${at}T00:00:00Z`),
    );
  return (
    <span css={[styles.field, links && styles.wide]}>
      <input
        type="date"
        {...(links ?? { 'aria-label': label })}
        autoComplete={autoComplete}
        value={value}
        min={min}
        max={max}
        css={[inputLook, styles.input]}
        onClick={(event) => event.preventDefault()}
        onChange={({ target }) => onChange(target.value)}
      />
      <span aria-hidden css={styles.shown}>
        {value && text('medium')}
      </span>
      <DropDown
        label={label}
        opens="press"
        align={align}
        css={styles.opener}
        trigger={(bind) => (
          <button type="button" aria-haspopup="dialog" aria-label={text('full')} css={styles.button} {...bind}>
            <Icon name="calendar" size={16} />
          </button>
        )}
      >
        {(close) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between days, not between the entries of the drop-down.
          <span onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}>
            <Suspense fallback={<span css={styles.waiting} />}>
              <DayCalendar
                value={value}
                at={at}
                today={today}
                min={min}
                max={max}
                language={language}
                dir={dir === 'rtl' ? 'rtl' : 'ltr'}
                onChoose={(day) => {
                  close();
                  onChange(day);
                }}
              />
            </Suspense>
          </span>
        )}
      </DropDown>
    </span>
  );
}

const COARSE = '@media (pointer: coarse)';

const styles = {
  // As large as the calendar.
  waiting: css({ display: 'block', inlineSize: 252, blockSize: 280 }),
  // The year of a day is whole in every language.
  field: css({
    position: 'relative',
    display: 'inline-grid',
    inlineSize: 184,
    maxInlineSize: '100%',
    [media.phone]: { inlineSize: 160 },
  }),
  wide: css({ inlineSize: '100%', [media.phone]: { inlineSize: '100%' } }),
  input: css({
    gridArea: '1 / 1',
    paddingInlineEnd: 36,
    colorScheme: 'inherit',
    ...tokens.type.small,
    '&::-webkit-calendar-picker-indicator': { display: 'none' },
    '&:not(:focus)': { color: 'transparent' },
    '&:focus + span': { visibility: 'hidden' },
  }),
  shown: css({
    gridArea: '1 / 1',
    alignSelf: 'center',
    paddingInline: `${tokens.space[3]} 36px`,
    [media.phone]: { paddingInline: `10px ${tokens.space[6]}` },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  // Under a finger all of the field opens the calendar: a tap on the input would open the system's.
  opener: css({
    gridArea: '1 / 1',
    justifySelf: 'end',
    [COARSE]: { justifySelf: 'stretch' },
  }),
  button: css({
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'end',
    inlineSize: 36,
    padding: 0,
    paddingInlineEnd: 10,
    border: 0,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text2,
    '&:hover': { color: tokens.color.text },
    [COARSE]: { inlineSize: '100%' },
  }),
};
