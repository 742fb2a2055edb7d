import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Field, type FieldLinks } from './field.tsx';
import { Icon } from './icon.tsx';
import { inputLook } from './input-look.ts';
import { tokens } from './theme.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'size'> {
  /** Accessible name; the placeholder may contain more. */
  label: string;
  /** Shows the label above the box: beside other fields, and where the placeholder does not say what is searched. */
  labelled?: boolean;
}

/** A search box. */
export function SearchField({ label, labelled = false, className, ...input }: SearchFieldProps) {
  const box = (links: Partial<FieldLinks>) => (
    <span css={styles.box} className={labelled ? undefined : className}>
      <Icon name="search" css={styles.glass} />
      <input type="search" css={[inputLook, styles.input]} {...links} {...input} />
    </span>
  );
  if (!labelled) return box({ 'aria-label': label } as Partial<FieldLinks>);
  return (
    <Field label={label} className={className}>
      {box}
    </Field>
  );
}

const styles = {
  box: css({ position: 'relative', display: 'block', inlineSize: '100%' }),
  glass: css({
    position: 'absolute',
    insetBlockStart: 11,
    insetInlineStart: tokens.space[3],
    color: tokens.color.text3,
    pointerEvents: 'none',
  }),
  input: css({
    paddingInlineStart: 38,
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)', cursor: 'pointer' },
  }),
};
