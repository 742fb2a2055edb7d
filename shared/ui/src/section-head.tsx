import { css } from '@emotion/react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { tokens } from './theme.ts';

export interface SectionHeadProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** Beside the title: tabs or a count. */
  children?: ReactNode;
  /** At the far end: the link to the whole list. */
  end?: ReactNode;
}

/** Heading of a part of a page, on one baseline with its tabs and links. */
export function SectionHead({ title, level = 2, children, end, ...rest }: SectionHeadProps) {
  const Heading = `h${level}` as ElementType;
  return (
    <div css={styles.head} {...rest}>
      <Heading>{title}</Heading>
      {children}
      {end && <span css={styles.end}>{end}</span>}
    </div>
  );
}

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    marginBlockEnd: tokens.space[3],
  }),
  end: css({
    marginInlineStart: 'auto',
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
    '& a:hover': { color: tokens.color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
  }),
};
