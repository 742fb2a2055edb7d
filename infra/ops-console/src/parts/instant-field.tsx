import { TextField } from '@atrium/ui/text-field';

interface InstantFieldProps {
  label: string;
  hint: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

const two = (figure: number) => String(figure).padStart(2, '0');

/** An instant in the format of the browser's own field, in the operator's time zone. */
function localOf(instant: string): string {
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A moment in the operator's time zone; empty for none. */
export function InstantField({ label, hint, value, onChange }: InstantFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      type="datetime-local"
      dir="ltr"
      value={value ? localOf(value) : ''}
      onChange={({ target }) => onChange(target.value ? new Date(target.value).toISOString() : null)}
    />
  );
}
