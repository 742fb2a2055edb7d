import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { tokens } from './theme.ts';

/** The attributes that associate an input with its label, hint and error. */
export interface FieldLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown instead of the hint and announced at once; the input counts as invalid. */
  error?: ReactNode;
  /** Word beside the label, such as "Optional". */
  note?: ReactNode;
  required?: boolean;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  children: (links: FieldLinks) => ReactNode;
}

/** Label, input, hint and error in one. Reserves the height of one line for hint and error. */
export function Field({ label, hint, error, note, required, children, id: given, ...rest }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const below = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div css={styles.field} {...rest}>
      <span css={styles.head}>
        <label htmlFor={id}>{label}</label>
        {note && <span css={styles.note}>{note}</span>}
      </span>
      {children({
        id,
        'aria-describedby': below,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && !error && (
        <span id={`${id}-hint`} css={styles.hint}>
          {hint}
        </span>
      )}
      <span role="alert" css={styles.alert}>
        {error && (
          <span id={`${id}-error`} css={styles.error}>
            <Icon name="refused" size={16} />
            <span>{error}</span>
          </span>
        )}
      </span>
    </div>
  );
}

const styles = {
  // Of two fields beside each other the inputs are level, also where one has a hint.
  field: css({
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[1],
    minInlineSize: 0,
    ...tokens.type.small,
  }),
  head: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[2],
    fontWeight: tokens.weight.strong,
  }),
  note: css({ fontWeight: tokens.weight.regular, color: tokens.color.text3 }),
  hint: css({ color: tokens.color.text2 }),
  alert: css({ display: 'contents' }),
  error: css({
    display: 'flex',
    gap: tokens.space[1],
    color: tokens.color.error,
    fontWeight: tokens.weight.medium,
    '& svg': { marginBlockStart: 2 },
  }),
};
