import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { tokens } from './theme.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'plain' | 'own' | 'win' | 'error' | 'warn' | 'picture' | 'plate';
}

/** A word or a small number that marks the element below it. `picture` and `plate` are for covers. */
export function Badge({ tone = 'plain', ...rest }: BadgeProps) {
  return <span css={[styles.badge, styles[tone]]} {...rest} />;
}

const styles = {
  badge: css({
    display: 'inline-block',
    alignSelf: 'center',
    minInlineSize: 20,
    paddingInline: 6,
    borderRadius: tokens.radius.small,
    textAlign: 'center',
    fontWeight: tokens.weight.bold,
    whiteSpace: 'nowrap',
    ...tokens.type.legal,
    ...tokens.numerals,
    paddingBlock: 1,
  }),
  plain: css({ background: tokens.color.surface3, color: tokens.color.text }),
  own: css({ background: tokens.color.accentSoft, color: tokens.color.accentText }),
  win: css({ background: tokens.color.winSoft, color: tokens.color.win }),
  error: css({ background: tokens.color.errorSoft, color: tokens.color.error }),
  warn: css({ background: tokens.color.warnSoft, color: tokens.color.warn }),
  picture: css({ background: tokens.color.tag, color: tokens.color.onTag }),
  plate: css({ background: tokens.color.plate, color: tokens.color.onPlate }),
};
