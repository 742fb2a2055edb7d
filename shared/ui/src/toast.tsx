import { css, keyframes } from '@emotion/react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { media, tokens } from './theme.ts';

export interface Toast {
  id: string;
  text: ReactNode;
  tone?: 'plain' | 'win' | 'warn' | 'error';
  /** Ms until it is removed; errors and toasts with an action stay by default. 0 stays. */
  timeout?: number;
  action?: ReactNode;
}

export interface ToastsProps extends Omit<ComponentProps<'div'>, 'children'> {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
}

/**
 * The live regions of the page: mount once and keep. Errors are announced at once, the rest when the screen reader
 * pauses. The timer pauses while the pointer or the focus is on a toast.
 */
export function Toasts({ toasts, onDismiss, dismissLabel, ...rest }: ToastsProps) {
  const line = (toast: Toast) => (
    <ToastLine key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={() => onDismiss(toast.id)} />
  );
  const urgent = toasts.filter((toast) => toast.tone === 'error');
  return (
    <div data-toasts css={styles.region} {...rest}>
      {/*
       * In addition to the role: an open dialog hides the rest of the page from screen readers, except elements with
       * `aria-live`.
       */}
      <div role="alert" aria-live="assertive" css={styles.list}>
        {urgent.map(line)}
      </div>
      <div role="status" aria-live="polite" css={styles.list}>
        {toasts.filter((toast) => toast.tone !== 'error').map(line)}
      </div>
    </div>
  );
}

function ToastLine({ toast, onDismiss, dismissLabel }: { toast: Toast; onDismiss: () => void; dismissLabel: string }) {
  const { tone = 'plain', timeout = tone === 'error' || toast.action ? 0 : 5000 } = toast;
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    if (!timeout || held) return;
    const timer = setTimeout(() => dismiss.current(), timeout);
    return () => clearTimeout(timer);
  }, [timeout, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the toast itself is not interactive; it only pauses its timer on hover.
    <div
      css={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} css={tones[tone]} />
      <span css={styles.text}>{toast.text}</span>
      {toast.action}
      <IconButton icon="close" size="small" label={dismissLabel} onClick={onDismiss} />
    </div>
  );
}

const icons: Record<NonNullable<Toast['tone']>, IconName> = {
  plain: 'info',
  win: 'check',
  warn: 'warning',
  error: 'refused',
};
const come = keyframes({ from: { opacity: 0, translate: '0 8px' } });

const tones = {
  plain: css({ color: tokens.color.text2 }),
  win: css({ color: tokens.color.win }),
  warn: css({ color: tokens.color.warn }),
  error: css({ color: tokens.color.error }),
};

const styles = {
  region: css({
    position: 'fixed',
    insetBlockEnd: tokens.space[6],
    insetInline: 0,
    zIndex: tokens.layer.toast,
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.space[2],
    paddingInline: tokens.space[4],
    pointerEvents: 'none',
    [media.phone]: { insetBlockEnd: 'auto', insetBlockStart: 64 },
  }),
  list: css({ display: 'grid', gap: tokens.space[2], justifyItems: 'center', '&:empty': { display: 'contents' } }),
  toast: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    maxInlineSize: 520,
    minBlockSize: 48,
    paddingInline: `${tokens.space[4]} ${tokens.space[2]}`,
    paddingBlock: tokens.space[1],
    background: tokens.color.surface2,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    boxShadow: tokens.elevation.floating,
    pointerEvents: 'auto',
    animation: `${come} ${tokens.motion.base} ${tokens.motion.ease}`,
    ...tokens.type.small,
  }),
  text: css({ flex: 1, minInlineSize: 0, paddingBlock: tokens.space[2] }),
};
