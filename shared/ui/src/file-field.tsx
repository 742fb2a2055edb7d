import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { buttonLook } from './button-look.ts';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { tokens } from './theme.ts';

export interface FileFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'required' | 'children'> {
  /** On the button, such as "Choose a file". */
  buttonLabel: string;
  /** Names of the chosen files, beside the button; the caller owns the files. */
  chosen?: string;
  /** Called with the chosen or dropped files; the same file can be chosen again afterwards. */
  onFiles: (files: readonly File[]) => void;
}

/**
 * Chooses files. The browser's own control has the browser's language and a look of its own, so it is invisible above a
 * button of ours: pointer, keyboard, dropped files and screen readers still use the real one.
 */
export function FileField({
  label,
  hint,
  error,
  note,
  required,
  buttonLabel,
  chosen,
  onFiles,
  className,
  id,
  ...rest
}: FileFieldProps) {
  return (
    <Field {...{ label, hint, error, note, required }} {...(id !== undefined && { id })}>
      {(links) => (
        <span css={styles.line}>
          <span css={[styles.place, !!error && styles.wrong]}>
            <span aria-hidden css={buttonLook()} data-disabled={rest.disabled || undefined}>
              <Icon name="plus" size={16} />
              {buttonLabel}
            </span>
            <input
              {...links}
              {...rest}
              className={className}
              css={styles.input}
              type="file"
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                if (files.length) onFiles(files);
              }}
            />
          </span>
          {chosen && (
            <span css={styles.chosen} role="status" title={chosen}>
              <bdi>{chosen}</bdi>
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

const styles = {
  line: css({ display: 'flex', alignItems: 'center', gap: tokens.space[3], minInlineSize: 0 }),
  place: css({
    position: 'relative',
    flex: 'none',
    borderRadius: tokens.radius.medium,
    '&:has(input:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
    '& > [data-disabled]': { color: tokens.color.text3 },
  }),
  wrong: css({ '& > span': { borderColor: `${tokens.color.error} !important` } }),
  input: css({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    fontSize: 0,
    cursor: 'pointer',
    '&::file-selector-button': { cursor: 'pointer' },
  }),
  chosen: css({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
};
