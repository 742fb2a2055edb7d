import { css, keyframes } from '@emotion/react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Icon, type IconName } from './icon.tsx';
import { tokens } from './theme.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Before the label. */
  icon?: IconName;
  /** After the label. */
  iconEnd?: IconName;
  /** The action is running: the button keeps its size and its focus, and ignores presses. */
  busy?: boolean;
  /** Enter anywhere in the dialog presses this button. */
  dialogDefault?: boolean;
}

/** A button. Its type is `button` unless another is given, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  busy = false,
  dialogDefault,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      data-dialog-default={dialogDefault || undefined}
      css={[buttonLook({ variant, size, wide }), busy && styles.busy]}
      onClick={press}
      {...rest}
    >
      {busy ? (
        <span css={styles.turning} aria-hidden />
      ) : (
        icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />
      )}
      {children}
      {iconEnd && <Icon name={iconEnd} size={size === 'small' ? 14 : 16} />}
    </button>
  );
}

const turn = keyframes({ to: { rotate: '1turn' } });

const styles = {
  busy: css({ cursor: 'progress' }),
  turning: css({
    inlineSize: 16,
    blockSize: 16,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: tokens.radius.round,
    animation: `${turn} 800ms linear infinite`,
  }),
};
