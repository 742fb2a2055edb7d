import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { inputLook } from './input-look.ts';
import { tokens } from './theme.ts';

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** A labelled input with several lines. */
export function TextArea({ label, hint, error, note, required, className, id, rows = 4, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note} required={required} id={id} className={className}>
      {(links) => <textarea rows={rows} css={[inputLook, area]} {...links} {...input} />}
    </Field>
  );
}

const area = css({ paddingBlock: tokens.space[2], resize: 'vertical' });
