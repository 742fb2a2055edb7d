import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { tokens } from './theme.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A small drawing. */
  picture?: ReactNode;
  title: ReactNode;
  /** Why there is nothing, and how to change that. */
  text?: ReactNode;
  action?: ReactNode;
}

/** The placeholder of an empty list or page. */
export function EmptyState({ picture, title, text, action, ...rest }: EmptyStateProps) {
  return (
    <div css={styles.root} {...rest}>
      {picture && <div css={styles.picture}>{picture}</div>}
      <p css={styles.title}>{title}</p>
      {text && <p css={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.space[2],
    padding: `${tokens.space[8]} ${tokens.space[4]}`,
    textAlign: 'center',
  }),
  picture: css({
    inlineSize: 160,
    maxInlineSize: '60%',
    marginBlockEnd: tokens.space[2],
    '& > *': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  }),
  title: css({ fontWeight: tokens.weight.strong, ...tokens.type.title }),
  text: css({ maxInlineSize: '46ch', marginBlockEnd: tokens.space[2], color: tokens.color.text2, ...tokens.type.body }),
};
