import { css, keyframes } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { useClassNames } from './class-names.ts';
import { tokens } from './theme.ts';
import { usePicture } from './use-picture.ts';

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One address, or several of the same picture: the next is used when one has failed. */
  src: string | readonly string[];
  /** Empty where adjacent text says the same. */
  alt: string;
  /** Width to height, such as `3 / 4`: reserves the room before anything has loaded. */
  ratio?: string;
  /** In view from the start: requested at once, without waiting for scripts. */
  eager?: boolean;
  /** Shown when every address has failed. */
  fallback?: ReactNode;
}

/**
 * A picture that is requested when it is within 1.3 windows of the view, tried three times, and never shifts the
 * layout.
 */
export function Picture({ src, alt, ratio, eager = false, fallback, style, className, ...rest }: PictureProps) {
  const names = useClassNames(styles, YIELDING);
  const sources = typeof src === 'string' ? [src] : src;
  const { root, shown, failed } = usePicture<HTMLSpanElement>({ sources, eager });
  return (
    <span
      ref={root}
      className={className ? `${names.root} ${className}` : names.root}
      style={{ aspectRatio: ratio, ...style }}
      data-state={failed ? 'failed' : shown ? 'shown' : 'waiting'}
      {...rest}
    >
      {shown !== undefined && (
        <img
          src={shown}
          alt={alt}
          className={eager ? names.image : names.fading}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
        />
      )}
      {failed && (fallback ?? (alt && <span className={names.words}>{alt}</span>))}
    </span>
  );
}

/** A screen's own styles of its picture take precedence. */
const YIELDING = ['root'] as const;

const appear = keyframes({ from: { opacity: 0 } });

const image = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;

const styles = {
  root: css({ position: 'relative', display: 'block', overflow: 'hidden', background: tokens.color.surface2 }),
  image: css(image),
  fading: css({ ...image, animation: `${appear} ${tokens.motion.fast} linear` }),
  words: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: tokens.space[2],
    textAlign: 'center',
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
};
