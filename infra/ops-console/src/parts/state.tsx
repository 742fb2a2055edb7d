import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';
import type { ReactNode } from 'react';

export type Tone = 'calm' | 'good' | 'warn' | 'bad';

/** A state as a mark and a word; the marks are a dot, a square or a triangle, so that none depends on colour alone. */
export function State({ tone = 'calm', children }: { tone?: Tone; children: ReactNode }) {
  return <span css={[styles.state, styles[tone]]}>{children}</span>;
}

const styles = {
  state: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[2],
    color: tokens.color.text2,
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: tokens.radius.round,
      background: 'currentColor',
    },
  }),
  calm: css({}),
  good: css({ '&::before': { background: tokens.color.win } }),
  warn: css({ color: tokens.color.warn, '&::before': { borderRadius: 0 } }),
  bad: css({
    color: tokens.color.error,
    fontWeight: tokens.weight.strong,
    '&::before': { inlineSize: 10, borderRadius: 0, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
  }),
};
