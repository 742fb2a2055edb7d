import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { media, tokens } from './theme.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Its accessible name, and its tooltip on hover. */
  label: string;
  size?: 'small' | 'medium' | 'large';
  filled?: boolean;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, size = 'medium', filled, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} css={[iconButtonLook.button, iconButtonLook[size]]} {...rest}>
      <Icon name={icon} size={size === 'small' ? 16 : 20} filled={filled} />
    </button>
  );
}

/** The style of an icon button, for lists with hundreds of them. */
export const iconButtonLook = {
  button: css({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: tokens.radius.medium,
    background: 'transparent',
    color: tokens.color.text2,
    transition: `background ${tokens.motion.fast} ${tokens.motion.ease}, color ${tokens.motion.fast} ${tokens.motion.ease}`,
    '&:disabled': { color: tokens.color.text3, opacity: 0.6, cursor: 'not-allowed' },
    [media.hover]: { '&:hover:not(:disabled)': { background: tokens.color.surface3, color: tokens.color.text } },
  }),
  small: css({ inlineSize: 28, blockSize: 28 }),
  medium: css({ inlineSize: tokens.size.target, blockSize: tokens.size.target }),
  large: css({ inlineSize: tokens.size.targetLarge, blockSize: tokens.size.targetLarge }),
};
