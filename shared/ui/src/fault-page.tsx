import { css } from '@emotion/react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { media, tokens } from './theme.ts';

export interface FaultPageProps extends Omit<ComponentProps<'section'>, 'title'> {
  picture?: ReactNode;
  title: string;
  /** 1 where it replaces a whole page. */
  level?: 1 | 2 | 3;
  /** What happened, in one sentence. */
  cause: ReactNode;
  /** The effect on the member's money. */
  money?: ReactNode;
  /** What to do: the buttons. */
  actions?: ReactNode;
  /** Facts in small print: a code, a time, an address. */
  facts?: ReactNode;
  /** Alternatives, such as other games. */
  children?: ReactNode;
}

/** A part failed or is closed: the cause, the money, the next step. */
export function FaultPage({
  picture,
  title,
  level = 1,
  cause,
  money,
  actions,
  facts,
  children,
  ...rest
}: FaultPageProps) {
  const Heading = `h${level}` as ElementType;
  return (
    <section css={styles.root} {...rest}>
      <div css={[styles.panel, !!picture && styles.pictured]}>
        {picture && <div css={styles.picture}>{picture}</div>}
        <div css={styles.words}>
          <Heading>{title}</Heading>
          <p css={styles.cause}>{cause}</p>
          {money && <p css={styles.money}>{money}</p>}
          {actions && <div css={styles.actions}>{actions}</div>}
          {facts && <div css={styles.facts}>{facts}</div>}
        </div>
      </div>
      {children}
    </section>
  );
}

const styles = {
  // A shelf below scrolls on its own instead of widening the page.
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[8], minInlineSize: 0 }),
  panel: css({
    overflow: 'clip',
    background: tokens.color.surface,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
  }),
  pictured: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  picture: css({
    position: 'relative',
    minBlockSize: 220,
    order: 1,
    '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
    [media.compact]: { order: 0 },
  }),
  words: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: tokens.space[3],
    padding: `${tokens.space[8]} ${tokens.space[8]}`,
    [media.phone]: { padding: tokens.space[5] },
  }),
  cause: css({ maxInlineSize: '52ch', ...tokens.type.title }),
  money: css({ maxInlineSize: '52ch', color: tokens.color.text2 }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], marginBlockStart: tokens.space[2] }),
  facts: css({ color: tokens.color.text3, ...tokens.type.small, ...tokens.numerals }),
};
