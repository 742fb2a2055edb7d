import { TextField, type TextFieldProps } from '@atrium/ui/text-field';

/** A code from a message or an app; the keyboard of a phone offers the one that just arrived. */
export function CodeField(field: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" {...field} />;
}
