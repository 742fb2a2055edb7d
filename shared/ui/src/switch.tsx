import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { tokens } from './theme.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  label: ReactNode;
  /** What it changes, below the label. */
  detail?: ReactNode;
}

/** On or off, effective at once. */
export function Switch({ label, detail, className, ...input }: SwitchProps) {
  return (
    <label css={styles.line} className={className}>
      <span css={styles.words}>
        {label}
        {detail && <span css={styles.detail}>{detail}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state. */}
      <input type="checkbox" role="switch" css={styles.input} {...input} />
    </label>
  );
}

const styles = {
  line: css({
    display: 'flex',
    gap: tokens.space[4],
    alignItems: 'center',
    paddingBlock: tokens.space[2],
    cursor: 'pointer',
    ...tokens.type.small,
  }),
  words: css({ flex: 1, fontWeight: tokens.weight.strong }),
  detail: css({ display: 'block', fontWeight: tokens.weight.regular, color: tokens.color.text2 }),
  input: css({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    inlineSize: 40,
    blockSize: 24,
    margin: 0,
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.round,
    background: tokens.color.surface3,
    cursor: 'inherit',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      inlineSize: 16,
      blockSize: 16,
      borderRadius: tokens.radius.round,
      background: tokens.color.text2,
      transition: `inset-inline-start ${tokens.motion.fast} ${tokens.motion.ease}`,
    },
    '&:checked': { background: tokens.color.text, borderColor: tokens.color.text },
    '&:checked::before': { insetInlineStart: 19, background: tokens.color.ground },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  }),
};
