import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { type PageStep, pageSteps } from './page-range.ts';
import { media, tokens } from './theme.ts';

export interface PaginationLabels {
  /** Accessible name of the whole. */
  navigation: string;
  first: string;
  prev: string;
  next: string;
  last: string;
  /** Accessible name of one page, such as "Page 3". */
  page: (page: number) => string;
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labels: PaginationLabels;
}

/**
 * First, previous, three pages around the current one, one at each end, next, last. At the bounds the buttons do
 * nothing.
 */
export function Pagination({ page, pages, onPage, labels, ...rest }: PaginationProps) {
  const go = (to: number) => {
    const within = Math.max(1, Math.min(pages, to));
    if (within !== page) onPage(within);
  };
  const edge = (label: string, to: number, off: boolean, far = false) => (
    <button
      type="button"
      aria-disabled={off || undefined}
      css={[styles.step, far && styles.far]}
      onClick={() => !off && go(to)}
    >
      {label}
    </button>
  );
  const step = (at: PageStep, place: number) =>
    at === 'gap' ? (
      <li key={`gap-${place}`} aria-hidden css={styles.gap}>
        …
      </li>
    ) : (
      <li key={at}>
        <button
          type="button"
          aria-label={labels.page(at)}
          aria-current={at === page ? 'page' : undefined}
          css={styles.step}
          onClick={() => go(at)}
        >
          {at}
        </button>
      </li>
    );
  return (
    <nav aria-label={labels.navigation} css={styles.root} {...rest}>
      {edge(labels.first, 1, page <= 1, true)}
      {edge(labels.prev, page - 1, page <= 1)}
      <ul css={styles.pages}>{pageSteps(page, pages).map(step)}</ul>
      {edge(labels.next, page + 1, page >= pages)}
      {edge(labels.last, pages, page >= pages, true)}
    </nav>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[1],
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  pages: css({ display: 'flex', gap: tokens.space[1] }),
  step: css({
    minInlineSize: tokens.size.targetSmall,
    minBlockSize: tokens.size.targetSmall,
    margin: 0,
    paddingInline: 10,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    '&[aria-current]': { background: tokens.color.text, borderColor: tokens.color.text, color: tokens.color.ground },
    '&[aria-disabled]': { color: tokens.color.text3, borderColor: 'transparent', cursor: 'not-allowed' },
    [media.hover]: {
      '&:hover:not([aria-current]):not([aria-disabled])': {
        background: tokens.color.surface3,
        color: tokens.color.text,
      },
    },
  }),
  far: css({ [media.phone]: { display: 'none' } }),
  gap: css({ minInlineSize: 20, alignSelf: 'center', textAlign: 'center', color: tokens.color.text3 }),
};
