import { formatTimeZone } from '@atrium/i18n/format';
import { Chip } from '@atrium/ui/chip';
import { DayField } from '@atrium/ui/day-field';
import { Field } from '@atrium/ui/field';
import { IconButton } from '@atrium/ui/icon-button';
import { TimeInput } from '@atrium/ui/time-input';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface InstantFieldProps {
  label: string;
  hint: string;
  note?: string;
  value: string | null;
  /** Times from now, in minutes, one press each. */
  offers?: readonly number[];
  onChange: (value: string | null) => void;
}

const two = (figure: number) => String(figure).padStart(2, '0');
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
const timeOf = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** The next full hour of today; of another day its beginning. */
const likelyTime = (day: string, now: Date) =>
  day === dayOf(now) ? `${two(Math.min(23, now.getHours() + 1))}:00` : '00:00';

/** A moment in the operator's time zone, which it names; empty for none. Source: 15-10. */
export function InstantField({ label, hint, note, value, offers, onChange }: InstantFieldProps) {
  const { t, i18n } = useTranslation();
  const [offered, setOffered] = useState<{ minutes: number; at: string }>();
  const at = value ? new Date(value) : undefined;
  const day = at ? dayOf(at) : '';
  const time = at ? timeOf(at) : '';
  const zone = formatTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.language);
  const set = (toDay: string, toTime: string) => onChange(new Date(`${toDay}T${toTime}`).toISOString());
  const offer = (minutes: number) => {
    const instant = new Date(Math.ceil((Date.now() + minutes * 60_000) / 60_000) * 60_000).toISOString();
    setOffered({ minutes, at: instant });
    onChange(instant);
  };
  return (
    <Field label={label} hint={hint} note={note ? `${note} · ${zone}` : zone}>
      {(links) => (
        <>
          <span css={styles.row}>
            <DayField
              label={label}
              links={links}
              value={day}
              today={dayOf(new Date())}
              onChange={(chosen) => (chosen ? set(chosen, time || likelyTime(chosen, new Date())) : onChange(null))}
            />
            <TimeInput
              label={t('timeOf', { label })}
              value={time}
              onChange={(chosen) => set(day || dayOf(new Date()), chosen)}
            />
            {value && <IconButton icon="close" label={t('clearField', { label })} onClick={() => onChange(null)} />}
          </span>
          {offers && (
            <span css={styles.offers}>
              {offers.map((minutes) => (
                <Chip
                  key={minutes}
                  pressed={offered?.minutes === minutes && offered.at === value}
                  onClick={() => offer(minutes)}
                >
                  {durationText(minutes, i18n.language)}
                </Chip>
              ))}
            </span>
          )}
        </>
      )}
    </Field>
  );
}

const durationText = (minutes: number, tag: string): string =>
  new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    style: 'unit',
    unit: minutes % 60 === 0 ? 'hour' : 'minute',
    unitDisplay: 'short',
    signDisplay: 'always',
  }).format(minutes % 60 === 0 ? minutes / 60 : minutes);

const styles = {
  row: css({ display: 'flex', alignItems: 'center', gap: tokens.space[2], minInlineSize: 0 }),
  offers: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
};
