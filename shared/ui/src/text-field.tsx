import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { inputLook } from './input-look.ts';
import { tokens } from './theme.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {
  /** Shows a tick: the value is known to be valid. */
  valid?: boolean;
  /** Inside the input, before the text: a currency sign or a dialling code. */
  before?: ReactNode;
  /** Beside the input: a button that belongs to it. */
  after?: ReactNode;
}

/**
 * A labelled single-line input. Ref, events and other props are passed to the input, so a form library can register it.
 */
export function TextField({
  label,
  hint,
  error,
  note,
  required,
  valid,
  before,
  after,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note} required={required} id={id} className={className}>
      {(links) => (
        <span css={styles.row}>
          <span css={styles.box}>
            {before && <span css={styles.before}>{before}</span>}
            <input css={[inputLook, !!before && styles.led, valid && styles.ticked]} {...links} {...input} />
            {valid && !error && <Icon name="check" css={styles.tick} />}
          </span>
          {after}
        </span>
      )}
    </Field>
  );
}

const styles = {
  row: css({ display: 'flex', gap: tokens.space[2], alignItems: 'stretch', minInlineSize: 0 }),
  box: css({ position: 'relative', display: 'flex', flex: 1, minInlineSize: 0 }),
  before: css({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: tokens.space[3],
    display: 'flex',
    alignItems: 'center',
    color: tokens.color.text2,
    ...tokens.type.body,
  }),
  led: css({ paddingInlineStart: 36 }),
  ticked: css({ paddingInlineEnd: 36 }),
  tick: css({ position: 'absolute', insetBlockStart: 11, insetInlineEnd: tokens.space[3], color: tokens.color.win }),
};
