import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { media, tokens } from './theme.ts';

export interface CarouselLabels {
  /** Accessible name of the whole carousel. */
  region: string;
  pause: string;
  play: string;
  /** Name of the button for one slide, such as "Slide 2 of 3". */
  slide: (slide: number, slides: number) => string;
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  slides: readonly { key: string; content: ReactNode }[];
  labels: CarouselLabels;
  /** Ms per slide; 0 turns automatic movement off. */
  interval?: number;
}

/**
 * Slides one after the other. Moves automatically unless a pointer is over it, something in it has the focus, it has
 * been paused, or the visitor prefers reduced motion.
 */
export function Carousel({ slides, labels, interval = 7000, ...rest }: CarouselProps) {
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const still = useRef(false);
  const moves = interval > 0 && slides.length > 1;

  useEffect(() => {
    still.current = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    if (!moves || held || paused || still.current) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % slides.length), interval);
    return () => clearInterval(timer);
  }, [moves, held, paused, interval, slides.length]);

  const shown = Math.min(at, slides.length - 1);
  return (
    <section
      aria-label={labels.region}
      css={styles.root}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...rest}
    >
      {slides.map((slide, index) => (
        <div
          key={slide.key}
          role="group"
          aria-label={labels.slide(index + 1, slides.length)}
          inert={index !== shown}
          css={[styles.slide, index !== shown && styles.away]}
        >
          {slide.content}
        </div>
      ))}
      {slides.length > 1 && (
        <div css={styles.controls}>
          {moves && (
            <IconButton
              size="small"
              icon={paused ? 'play' : 'pause'}
              label={paused ? labels.play : labels.pause}
              css={styles.pause}
              onClick={() => setPaused(!paused)}
            />
          )}
          {slides.map((slide, index) => (
            <button
              key={slide.key}
              type="button"
              aria-label={labels.slide(index + 1, slides.length)}
              aria-current={index === shown || undefined}
              css={styles.dot}
              onClick={() => setAt(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    overflow: 'clip',
    borderRadius: tokens.radius.large,
    background: tokens.color.heroNear,
    color: tokens.color.heroInk,
    // The scenes are dark in both themes.
    '--focus': tokens.color.heroInk,
  }),
  slide: css({
    gridArea: '1 / 1',
    minInlineSize: 0,
    transition: `opacity ${tokens.motion.slow} ${tokens.motion.ease}, visibility ${tokens.motion.slow}`,
  }),
  away: css({ opacity: 0, visibility: 'hidden' }),
  controls: css({
    position: 'absolute',
    insetBlockEnd: tokens.space[2],
    insetInlineEnd: tokens.space[3],
    display: 'flex',
    alignItems: 'center',
  }),
  pause: css({ color: 'inherit', '&:hover:not(:disabled)': { background: 'transparent', color: 'inherit' } }),
  dot: css({
    inlineSize: 26,
    blockSize: 24,
    margin: 0,
    padding: 4,
    border: 0,
    background: 'none',
    '&::before': { content: '""', display: 'block', blockSize: 4, background: tokens.color.heroInk, opacity: 0.5 },
    '&[aria-current]': { inlineSize: 40 },
    '&[aria-current]::before': { opacity: 1 },
    [media.hover]: { '&:hover::before': { opacity: 1 } },
    '&:active::before': { opacity: 1, blockSize: 6 },
  }),
};
