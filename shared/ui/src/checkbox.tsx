import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { tokens } from './theme.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  label: ReactNode;
  error?: ReactNode;
}

/** A real checkbox under a drawn box; the whole line can be pressed. */
export function Checkbox({ label, error, className, id: given, ...input }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <span css={styles.root} className={className}>
      <label css={styles.line}>
        <span css={styles.box}>
          <input
            type="checkbox"
            id={id}
            css={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            {...input}
          />
          <Icon name="check" size={14} css={styles.tick} />
        </span>
        <span>{label}</span>
      </label>
      <span role="alert" css={styles.alert}>
        {error && (
          <span id={`${id}-error`} css={styles.error}>
            {error}
          </span>
        )}
      </span>
    </span>
  );
}

const styles = {
  root: css({ display: 'grid', ...tokens.type.small }),
  line: css({ display: 'inline-flex', gap: 10, alignItems: 'flex-start', paddingBlock: 2, cursor: 'pointer' }),
  box: css({ position: 'relative', flex: 'none', inlineSize: 20, blockSize: 20 }),
  input: css({
    appearance: 'none',
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.small,
    background: tokens.color.well,
    cursor: 'inherit',
    '&:checked': { background: tokens.color.text, borderColor: tokens.color.text },
    '&:checked + svg': { visibility: 'visible' },
    '&[aria-invalid="true"]': { borderColor: tokens.color.error },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  }),
  tick: css({
    position: 'absolute',
    inset: 3,
    visibility: 'hidden',
    color: tokens.color.ground,
    strokeWidth: 2.5,
    pointerEvents: 'none',
  }),
  alert: css({ display: 'contents' }),
  error: css({ paddingInlineStart: 30, color: tokens.color.error, fontWeight: tokens.weight.medium }),
};
