import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { inputLook } from './input-look.ts';
import { tokens } from './theme.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'size'> {
  /** Accessible name; the placeholder may contain more. */
  label: string;
}

/** A search box without a visible label. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <span css={styles.box} className={className}>
      <Icon name="search" css={styles.glass} />
      <input type="search" aria-label={label} css={[inputLook, styles.input]} {...input} />
    </span>
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
