import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { tokens } from './theme.ts';

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** Whole ms. */
  total: number;
}

export interface CountdownTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The moment it ends, ms since 1970 on the server's clock. */
  until: number;
  /** Server's clock minus the visitor's, in ms. */
  offset?: number;
  onEnd?: () => void;
  /** Marked as near in this last span of time, in ms. */
  nearMs?: number;
  /** Formats the remaining time; without one `hh:mm:ss`, with days as hours. */
  format?: (left: TimeLeft) => ReactNode;
}

const parts = (total: number): TimeLeft => {
  const seconds = Math.ceil(total / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    total,
  };
};
const leftAt = (until: number, offset: number) => Math.max(0, until - (Date.now() + offset));
const two = (value: number) => String(value).padStart(2, '0');
const clock = (left: TimeLeft) => `${two(left.days * 24 + left.hours)}:${two(left.minutes)}:${two(left.seconds)}`;

/**
 * Time left until a moment. Ticks on the whole seconds of that moment, so that all countdowns on a page tick together.
 * Hidden from screen readers.
 */
export function CountdownText({
  until,
  offset = 0,
  onEnd,
  nearMs = 60_000,
  format = clock,
  ...rest
}: CountdownTextProps) {
  const [left, setLeft] = useState(() => leftAt(until, offset));
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const started = leftAt(until, offset);
    const beat = () => {
      const now = leftAt(until, offset);
      setLeft(now);
      if (now > 0) timer = setTimeout(beat, now % 1000 || 1000);
      else if (started > 0) end.current?.();
    };
    beat();
    return () => clearTimeout(timer);
  }, [until, offset]);

  return (
    <span
      role="timer"
      aria-live="off"
      css={[styles.time, left > 0 && left <= nearMs && styles.near]}
      data-near={left > 0 && left <= nearMs}
      {...rest}
    >
      {format(parts(left))}
    </span>
  );
}

const styles = {
  time: css({ whiteSpace: 'nowrap', unicodeBidi: 'isolate', ...tokens.numerals }),
  near: css({ color: tokens.color.warn }),
};
