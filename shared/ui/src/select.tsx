import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { inputLook } from './input-look.ts';
import { tokens } from './theme.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'size' | 'children'> {
  options: readonly SelectOption[];
  /** First entry with an empty value, such as "All games". */
  placeholder?: string;
  /** For filters above a table: the label is for screen readers only. */
  hideLabel?: boolean;
}

/** The system's own select: native on a phone, and fully usable by keyboard. */
export function Select({
  label,
  hint,
  error,
  note,
  required,
  options,
  placeholder,
  hideLabel = false,
  className,
  id,
  ...input
}: SelectProps) {
  const box = (links: Record<string, unknown>) => (
    <span css={styles.box} className={hideLabel ? className : undefined}>
      <select css={[inputLook, styles.select]} {...links} {...input}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} css={styles.arrow} />
    </span>
  );
  if (hideLabel) return box({ id, 'aria-label': typeof label === 'string' ? label : undefined });
  return (
    <Field label={label} hint={hint} error={error} note={note} required={required} id={id} className={className}>
      {(links) => box({ ...links })}
    </Field>
  );
}

const styles = {
  box: css({ position: 'relative', display: 'block', minInlineSize: 0 }),
  select: css({
    appearance: 'none',
    paddingInlineEnd: 36,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '& option': { background: tokens.color.surface, color: tokens.color.text },
  }),
  arrow: css({
    position: 'absolute',
    insetBlockStart: 12,
    insetInlineEnd: tokens.space[3],
    color: tokens.color.text2,
    pointerEvents: 'none',
  }),
};
