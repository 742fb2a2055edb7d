import { type CSSObject, css, keyframes } from '@emotion/react';
import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type DialogPhase, useDialogPhase } from './dialog-phase.ts';
import { useScrollLock } from './scroll-lock.ts';
import { media, tokens } from './theme.ts';

export type { DialogPhase };

/** Props that the four kinds of dialog (modal, dialog, sheet, drawer) have in common. */
export interface DialogRules {
  open: boolean;
  /** A request to close; the owner decides by setting `open`. */
  onClose: (by: 'escape' | 'cover' | 'button' | 'timeout') => void;
  /** Can be closed by a click (cover, close button); only then Escape closes it, too. */
  closable?: boolean;
  /** A click on the cover closes it. */
  cover?: boolean;
  /** Closes automatically after this time in ms. Without one it stays. */
  timeout?: number;
  /** A warning: role `alertdialog`. */
  alert?: boolean;
  onPhase?: (phase: DialogPhase) => void;
}

export interface DialogFrameProps extends DialogRules, Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** The edge that it enters from and its position. On a phone a centred one becomes a sheet at the bottom. */
  place?: 'centre' | 'bottom' | 'end' | 'start';
  children: ReactNode;
}

/**
 * Cover, focus trap, scroll lock, phases and keys of a dialog; the caller styles the inside. The focus moves to
 * `[data-autofocus]`, else to the first input, else to the dialog itself, and returns to its previous element. Enter
 * presses the button marked `dialogDefault` unless the focused control handles Enter itself.
 */
export function DialogFrame({
  open,
  onClose,
  closable = true,
  cover = true,
  timeout,
  alert = false,
  onPhase,
  place = 'centre',
  children,
  ...rest
}: DialogFrameProps) {
  const phase = useDialogPhase(open, onPhase);
  const returnTo = useRef<Element | null>(null);
  useScrollLock(phase !== 'closed');
  useTimeout(phase === 'opened' ? timeout : undefined, () => onClose('timeout'));

  return (
    <Root open={phase !== 'closed'}>
      <Portal>
        <div data-phase={phase} css={styles.cover} />
        <Content
          role={alert ? 'alertdialog' : 'dialog'}
          aria-modal
          aria-describedby={undefined}
          data-phase={phase}
          css={[styles.frame, places[place]]}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            if (closable && phase !== 'before-close') onClose('escape');
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            const onToast = (event.target as Element).closest?.('[data-toasts]');
            if (closable && cover && !onToast && phase !== 'before-close') onClose('cover');
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnTo.current = document.activeElement;
            firstFocus(event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (returnTo.current?.isConnected) (returnTo.current as HTMLElement).focus();
          }}
          onKeyDown={pressDefault}
          {...rest}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

const firstFocus = (dialog: HTMLElement): HTMLElement =>
  dialog.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ??
  dialog.querySelector<HTMLElement>(
    'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)',
  ) ??
  dialog;

const ownEnter =
  'button, a[href], textarea, select, summary, [contenteditable], [role=button], [role=option], [role=menuitem], form input';

function pressDefault(event: KeyboardEvent<HTMLDivElement>): void {
  const target = event.target as HTMLElement;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!event.currentTarget.contains(target) || target.closest(ownEnter)) return;
  const button = event.currentTarget.querySelector<HTMLButtonElement>('[data-dialog-default]:not(:disabled)');
  if (!button) return;
  event.preventDefault();
  button.click();
}

function useTimeout(ms: number | undefined, end: () => void): void {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}

/* Opening and closing need keyframes of their own: the same animation name played in reverse would not restart. */
const away = (outside: CSSObject) => ({ come: keyframes({ from: outside }), go: keyframes({ to: outside }) });
const fade = away({ opacity: 0 });
const settle = away({ opacity: 0, translate: '0 8px' });
const below = away({ translate: '0 100%' });
const right = away({ translate: '100% 0' });
const left = away({ translate: '-100% 0' });

const play = ({ come, go }: ReturnType<typeof away>) => ({
  animation: `${come} ${tokens.motion.base} ${tokens.motion.ease} both`,
  '&[data-phase="before-close"]': {
    animation: `${go} ${tokens.motion.base} ${tokens.motion.ease} both`,
    pointerEvents: 'none' as const,
  },
});

const bottom = {
  insetInline: 0,
  insetBlockEnd: 0,
  margin: '0 auto',
  inlineSize: '100%',
  maxInlineSize: 640,
  maxBlockSize: 'calc(100dvh - 48px)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderStartStartRadius: tokens.radius.large,
  borderStartEndRadius: tokens.radius.large,
  ...play(below),
};

const styles = {
  cover: css({
    position: 'fixed',
    inset: 0,
    // The layer of dialogs themselves: what opens later is above, so that the cover of a second one dims the first, too.
    zIndex: tokens.layer.dialog,
    background: tokens.color.scrim,
    ...play(fade),
  }),
  frame: css({
    position: 'fixed',
    zIndex: tokens.layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    overflow: 'hidden',
    background: tokens.color.surface,
    border: `1px solid ${tokens.color.line}`,
    boxShadow: tokens.elevation.floating,
    color: tokens.color.text,
    '&:focus': { outline: 'none' },
  }),
};

const places = {
  centre: css({
    [media.notPhone]: {
      inset: 0,
      margin: 'auto',
      blockSize: 'fit-content',
      maxInlineSize: 'calc(100vw - 32px)',
      maxBlockSize: 'calc(100dvh - 48px)',
      borderRadius: tokens.radius.large,
      ...play(settle),
    },
    [media.phone]: bottom,
  }),
  bottom: css(bottom),
  end: css({
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(480px, 100vw)',
    ...play(right),
    '&:dir(rtl)': play(left),
  }),
  start: css({
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 'min(320px, 88vw)',
    ...play(left),
    '&:dir(rtl)': play(right),
  }),
};
