import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import { type EmptyName, emptyScene } from './empty-scene.ts';
import { tokens } from './theme.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, drawn above the words; by default records, or a fault where the state is an alert. */
  scene?: EmptyName;
  /** Instead of the scene. */
  picture?: ReactNode;
  title: ReactNode;
  /** Why there is nothing, and how to change that. */
  text?: ReactNode;
  /** The way on: a button or a link that leads somewhere useful. */
  action: ReactNode;
}

/** The placeholder of an empty list or page: a drawing, a sentence, a way on. Source: 15-13. */
export function EmptyState({ scene, picture, title, text, action, ...rest }: EmptyStateProps) {
  const drawn = scene ?? (rest.role === 'alert' ? 'fault' : 'records');
  return (
    <div css={styles.root} {...rest}>
      <div css={styles.picture}>{picture ?? <Drawing svg={emptyScene(drawn)} />}</div>
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
    inlineSize: 168,
    maxInlineSize: '60%',
    marginBlockEnd: tokens.space[2],
    '& > *': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  }),
  title: css({ fontWeight: tokens.weight.strong, ...tokens.type.title }),
  text: css({ maxInlineSize: '46ch', marginBlockEnd: tokens.space[2], color: tokens.color.text2, ...tokens.type.body }),
};
