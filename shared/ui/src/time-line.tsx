import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { tokens } from './theme.ts';

export interface TimeLineStep {
  key: string;
  name: ReactNode;
  /** An ISO instant. */
  at: string;
}

export interface TimeLineProps {
  /** The accessible name of the list. */
  label: string;
  /** The oldest first: the last one is the present state. */
  steps: readonly TimeLineStep[];
  /** Writes an instant for the reader. */
  instant: (at: string) => string;
}

const DOT = 8;

/** The states that something has entered, each with its time. */
export function TimeLine({ label, steps, instant }: TimeLineProps) {
  return (
    <ol css={styles.line} aria-label={label}>
      {steps.map(({ key, name, at }) => (
        <li key={key} css={styles.step}>
          <span>{name}</span>
          <time dateTime={at}>{instant(at)}</time>
        </li>
      ))}
    </ol>
  );
}

const styles = {
  line: css({
    display: 'grid',
    gap: tokens.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  step: css({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space[2],
    paddingInlineStart: tokens.space[4],
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc(0.7em - ${DOT / 2}px)`,
      inlineSize: DOT,
      blockSize: DOT,
      borderRadius: '50%',
      background: tokens.color.line,
    },
    '&:last-child': { color: tokens.color.text },
    '&:last-child::before': { background: tokens.color.accent },
  }),
};
