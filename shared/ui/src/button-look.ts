import { css, type SerializedStyles } from '@emotion/react';
import { media, tokens } from './theme.ts';

export interface ButtonLook {
  /** `primary` is the one main action of a screen. `danger` cannot be undone. `quiet` has no edge. */
  variant?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Takes the full width. */
  wide?: boolean;
}

/** The style of a button for a link: `<Link css={buttonLook({ variant: 'primary' })}>`. */
export function buttonLook({ variant = 'plain', size = 'medium', wide = false }: ButtonLook = {}): SerializedStyles {
  return css(base, sizes[size], variants[variant], wide && { display: 'flex', inlineSize: '100%' });
}

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
  boxSizing: 'border-box',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: tokens.radius.medium,
  background: 'transparent',
  color: tokens.color.text,
  fontWeight: tokens.weight.strong,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  transition: `background ${tokens.motion.fast} ${tokens.motion.ease}, border-color ${tokens.motion.fast} ${tokens.motion.ease}, color ${tokens.motion.fast} ${tokens.motion.ease}`,
  '&:active': { translate: '0 1px' },
  '&:disabled, &[aria-disabled="true"]': {
    background: tokens.color.surface2,
    borderColor: tokens.color.line,
    color: tokens.color.text3,
    cursor: 'not-allowed',
    translate: 'none',
  },
});

const sizes = {
  small: css({ minBlockSize: tokens.size.targetSmall, paddingInline: tokens.space[3], ...tokens.type.small }),
  medium: css({ minBlockSize: tokens.size.target, paddingInline: tokens.space[4], ...tokens.type.body }),
  large: css({ minBlockSize: tokens.size.targetLarge, paddingInline: tokens.space[6], ...tokens.type.body }),
};

const able = '&:not(:disabled):not([aria-disabled="true"])';

const variants = {
  primary: css({
    [able]: { background: tokens.color.accent, borderColor: tokens.color.accent, color: tokens.color.onAccent },
    [media.hover]: {
      [`${able}:hover`]: { background: tokens.color.accentHover, borderColor: tokens.color.accentHover },
    },
  }),
  plain: css({
    [able]: { borderColor: tokens.color.lineStrong },
    [media.hover]: { [`${able}:hover`]: { background: tokens.color.surface3 } },
  }),
  quiet: css({
    [able]: { color: tokens.color.text2 },
    '&:disabled, &[aria-disabled="true"]': { background: 'transparent', borderColor: 'transparent' },
    [media.hover]: { [`${able}:hover`]: { background: tokens.color.surface3, color: tokens.color.text } },
  }),
  danger: css({
    [able]: { background: tokens.color.error, borderColor: tokens.color.error, color: tokens.color.onError },
    [media.hover]: { [`${able}:hover`]: { filter: 'brightness(1.08)' } },
  }),
};
