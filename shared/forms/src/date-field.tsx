import { DayField } from '@atrium/ui/day-field';
import { Field, type FieldTexts } from '@atrium/ui/field';

export interface DateFieldProps extends FieldTexts {
  label: string;
  /** `yyyy-mm-dd`, as are all days here; empty for none. */
  value: string;
  /** Today where the field is about; by default today in UTC. */
  today?: string;
  min?: string | undefined;
  max?: string | undefined;
  autoComplete?: string;
  onChange: (day: string) => void;
}

/** A day, typed or chosen from a calendar that speaks the page's language: `{...form.choice('day')}` ties it to a form. Source: 15-10. */
export function DateField({ label, hint, error, note, required, today = utcToday(), ...day }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note} required={required}>
      {(links) => <DayField label={label} links={links} today={today} {...day} />}
    </Field>
  );
}

const utcToday = () => new Date().toISOString().slice(0, 10);
