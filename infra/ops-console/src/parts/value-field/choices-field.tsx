import { Checkbox } from '@atrium/ui/checkbox';
import type { Single } from './field-props.ts';
import { FieldSet } from './field-set.tsx';
import { usePartNames } from './part-names.ts';

/** Any number of the options, in their own order. */
export function ChoicesField({ label, value, onChange, options }: Single & { options: readonly unknown[] }) {
  const { valueName } = usePartNames();
  const chosen = new Set(Array.isArray(value) ? value : []);
  const set = (option: unknown, is: boolean) =>
    onChange(options.filter((one) => (one === option ? is : chosen.has(one))));
  return (
    <FieldSet legend={label} beside>
      {options.map((option) => (
        <Checkbox
          key={String(option)}
          label={valueName(String(option))}
          checked={chosen.has(option)}
          onChange={({ target }) => set(option, target.checked)}
        />
      ))}
    </FieldSet>
  );
}
