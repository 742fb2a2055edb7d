import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { media, tokens } from './theme.ts';

export interface ChipProps extends ComponentProps<'button'> {
  /** On or off; without it the chip is a plain button. */
  pressed?: boolean;
  count?: ReactNode;
  icon?: IconName;
  iconEnd?: IconName;
}

/** A filter that is on or off. */
export function Chip({ pressed, count, icon, iconEnd, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button type={type} aria-pressed={pressed} css={styles.chip} {...rest}>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {count !== undefined && <span css={styles.count}>{count}</span>}
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </button>
  );
}

const styles = {
  chip: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    flex: 'none',
    minBlockSize: tokens.size.target,
    margin: 0,
    paddingInline: 14,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    whiteSpace: 'nowrap',
    ...tokens.type.small,
    ...tokens.numerals,
    '&[aria-pressed="true"]': {
      background: tokens.color.text,
      borderColor: tokens.color.text,
      color: tokens.color.ground,
    },
    '&[aria-pressed="true"] > span': { color: 'inherit' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    [media.hover]: {
      '&:hover:not([aria-pressed="true"], :disabled)': { background: tokens.color.surface3, color: tokens.color.text },
    },
  }),
  count: css({ fontWeight: tokens.weight.medium, color: tokens.color.text3 }),
};
