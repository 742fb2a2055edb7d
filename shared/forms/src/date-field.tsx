import { TextField, type TextFieldProps } from '@atrium/ui/text-field';

/** A day, `yyyy-mm-dd`; `min` and `max` bound the browser's calendar. */
export function DateField(field: TextFieldProps) {
  return <TextField type="date" dir="ltr" {...field} />;
}
