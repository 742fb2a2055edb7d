import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { tokens } from './theme.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** CSS lengths, or px as numbers. */
  width?: number | string;
  height?: number | string;
  /** Instead of a height: the aspect ratio of a picture, such as `3 / 4`. */
  ratio?: string;
  round?: boolean;
  /**
   * Its siblings below are not shown until it is replaced. For content of unknown height, which would move them.
   */
  holdsRest?: boolean;
}

/**
 * Placeholder for content that is loading. Reserves its room at once but is painted only after 150 ms, so that a quick
 * reply never flickers. Hidden from screen readers: the loading element is marked with `aria-busy`.
 */
export function Skeleton({
  width = '100%',
  height = 16,
  ratio,
  round = false,
  holdsRest = false,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-skeleton
      css={[styles.shape, round && styles.round, holdsRest && styles.holdsRest]}
      style={{ inlineSize: width, blockSize: ratio ? 'auto' : height, aspectRatio: ratio, ...style }}
      {...rest}
    />
  );
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

const styles = {
  shape: css({
    display: 'block',
    maxInlineSize: '100%',
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface3,
    animation: `${appear} ${tokens.motion.fast} linear 150ms backwards, ${breathe} 1.6s ease-in-out 400ms infinite`,
  }),
  round: css({ borderRadius: tokens.radius.round }),
  holdsRest: css({ '&& ~ *': { display: 'none' } }),
};
