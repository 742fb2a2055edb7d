import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { tokens } from './theme.ts';

export interface StateMarkProps extends ComponentProps<'span'> {
  /** Done or won, waiting, refused or failed, expired without effect, reversed. */
  state: 'good' | 'waiting' | 'bad' | 'over' | 'void';
}

/** A state as a mark and a word: never by colour alone. */
export function StateMark({ state, children, ...rest }: StateMarkProps) {
  return (
    <span css={[styles.root, quiet.has(state) && styles.quiet, state === 'good' && colors.good]} {...rest}>
      <Icon name={marks[state]} size={16} css={colors[state]} />
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
const quiet: ReadonlySet<string> = new Set(['over', 'void']);
const colors = {
  good: css({ color: tokens.color.win }),
  waiting: css({ color: tokens.color.warn }),
  bad: css({ color: tokens.color.error }),
  over: css({}),
  void: css({}),
};

const styles = {
  root: css({ display: 'inline-flex', alignItems: 'center', gap: 6, verticalAlign: 'middle', whiteSpace: 'nowrap' }),
  quiet: css({ color: tokens.color.text2 }),
};
