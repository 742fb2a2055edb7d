import { css } from '@emotion/react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { tokens } from './theme.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form';
  /** Heading of the card, and the content at its end. */
  title?: ReactNode;
  titleEnd?: ReactNode;
  /** Heading level, according to the page's outline. */
  level?: 2 | 3 | 4;
  /** Padding between edge and content. `none` lets tables and pictures reach the edge. */
  padding?: 'none' | 'small' | 'medium' | 'large';
}

/** A panel: one subject on its own surface. */
export function Card({ as = 'div', title, titleEnd, level = 2, padding = 'medium', children, ...rest }: CardProps) {
  const Root = as as ElementType;
  const Heading = `h${level}` as ElementType;
  return (
    <Root css={[styles.card, styles[padding]]} {...rest}>
      {title && (
        <div css={[styles.head, padding === 'none' && styles.medium]}>
          <Heading css={styles.title}>{title}</Heading>
          {titleEnd && <span css={styles.end}>{titleEnd}</span>}
        </div>
      )}
      {children}
    </Root>
  );
}

const styles = {
  card: css({
    minInlineSize: 0,
    background: tokens.color.surface,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
  }),
  none: css({ overflow: 'clip' }),
  small: css({ padding: tokens.space[3] }),
  medium: css({ padding: `${tokens.space[4]} ${tokens.space[5]}` }),
  large: css({ padding: tokens.space[6] }),
  head: css({ display: 'flex', alignItems: 'baseline', gap: tokens.space[4], marginBlockEnd: tokens.space[3] }),
  title: css({ ...tokens.type.section, ...tokens.display }),
  end: css({
    marginInlineStart: 'auto',
    color: tokens.color.text2,
    '& a:hover': { color: tokens.color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
  }),
};
