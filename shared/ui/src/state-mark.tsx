import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { tokens } from './theme.ts';

export interface StateMarkProps extends ComponentProps<'span'> {
  /** Done or won, waiting, refused or failed, expired without effect, reversed. */
  state: 'good' | 'waiting' | 'bad' | 'over' | 'void';
}

/** A state as a mark and a word: never by colour alone. What is good is green as a whole. */
export function StateMark({ state, children, ...rest }: StateMarkProps) {
  return (
    <span css={[styles.root, tones[state]]} {...rest}>
      <Icon name={marks[state]} size={16} />
      {children}
    </span>
  );
}

const marks: Record<StateMarkProps['state'], IconName> = {
  good: 'check',
  waiting: 'clock',
  bad: 'refused',
  over: 'none',
  void: 'back',
};
const quiet = css({ color: tokens.color.text2 });
const mark = (color: string) => css({ '& > svg': { color } });
const tones = {
  good: css({ color: tokens.color.win }),
  waiting: mark(tokens.color.warn),
  bad: mark(tokens.color.error),
  over: quiet,
  void: quiet,
};

const styles = {
  root: css({ display: 'inline-flex', alignItems: 'center', gap: 6, verticalAlign: 'middle', whiteSpace: 'nowrap' }),
};
