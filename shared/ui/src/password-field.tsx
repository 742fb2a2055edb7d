import { css } from '@emotion/react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { inputLook } from './input-look.ts';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Labels of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
}

/** A labelled password input whose text can be shown. Hidden again as soon as it is sent. */
export function PasswordField({
  label,
  hint,
  error,
  note,
  required,
  showLabel,
  hideLabel,
  className,
  id,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} note={note} required={required} id={id} className={className}>
      {(links) => (
        <span css={styles.box}>
          <input
            type={shown ? 'text' : 'password'}
            css={[inputLook, styles.input]}
            autoCapitalize="off"
            spellCheck={false}
            {...links}
            {...input}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? hideLabel : showLabel}
            css={styles.eye}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}

const styles = {
  box: css({ position: 'relative', display: 'block' }),
  input: css({ paddingInlineEnd: 44, '&::-ms-reveal': { display: 'none' } }),
  eye: css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }),
};
