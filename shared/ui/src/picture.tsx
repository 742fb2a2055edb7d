import { css, keyframes } from '@emotion/react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { firstPaint } from './first-paint.ts';
import { pageImages, preloadFactor } from './image-loader.ts';
import { tokens } from './theme.ts';

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One address, or several of the same picture: the next is used when one has failed. */
  src: string | readonly string[];
  /** Empty where words beside it say the same. */
  alt: string;
  /** Width to height, such as `3 / 4`: keeps its room before anything has come. */
  ratio?: string;
  /** In view from the start: asked for at once, without waiting for scripts. */
  eager?: boolean;
  /** Stands there when no address answers. */
  fallback?: ReactNode;
}

/** A picture that is asked for when it comes within 1.3 windows, tried three times, and never moves the page. */
export function Picture({ src, alt, ratio, eager = false, fallback, style, ...rest }: PictureProps) {
  const sources = typeof src === 'string' ? [src] : src;
  const root = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(eager);
  const key = sources.join(' ');
  const [ready, setReady] = useState<string | undefined>(() => sources.find((one) => eager || pageImages.has(one)));
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (near || !root.current) return;
    const margin = `${Math.round((preloadFactor - 1) * 100)}%`;
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: `${margin} 0px`,
    });
    watch.observe(root.current);
    return () => watch.disconnect();
  }, [near]);

  useEffect(() => {
    if (!near || key === '') return;
    let wanted = true;
    setFailed(false);
    const tryNext = ([first, ...others]: readonly string[]): Promise<void> =>
      pageImages.load(first!).then(
        () => {
          if (wanted) setReady(first);
        },
        () => {
          if (others.length > 0) return tryNext(others);
          if (wanted) setFailed(true);
        },
      );
    // What is not in view from the start leaves the line to what the first paint needs.
    if (eager) void tryNext(key.split(' '));
    else void firstPaint().then(() => (wanted ? tryNext(key.split(' ')) : undefined));
    return () => {
      wanted = false;
    };
  }, [near, key, eager]);

  const shown = ready !== undefined && sources.includes(ready) && !failed;
  return (
    <span
      ref={root}
      css={styles.root}
      style={{ aspectRatio: ratio, ...style }}
      data-state={failed ? 'failed' : shown ? 'shown' : 'waiting'}
      {...rest}
    >
      {shown && (
        <img
          src={ready}
          alt={alt}
          css={[styles.image, !eager && styles.fading]}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
        />
      )}
      {failed && (fallback ?? (alt && <span css={styles.words}>{alt}</span>))}
    </span>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

const styles = {
  root: css({ position: 'relative', display: 'block', overflow: 'hidden', background: tokens.color.surface2 }),
  image: css({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
  fading: css({ animation: `${appear} ${tokens.motion.fast} linear` }),
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
