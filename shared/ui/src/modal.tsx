import { css } from '@emotion/react';
import { Title } from '@radix-ui/react-dialog';
import type { CSSProperties, ReactNode } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { IconButton } from './icon-button.tsx';
import { media, tokens } from './theme.ts';

export interface ModalProps extends Omit<DialogFrameProps, 'place'> {
  /** Its accessible name, and the heading unless `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  /** Name of the close button; without one there is no such button. */
  closeLabel?: string;
  /** In px. Taller content makes the modal taller, up to the height of the window. */
  width?: number;
  height?: number;
  /** In the bar, before the close button. */
  bar?: ReactNode;
  /** Stays in view below the content. */
  footer?: ReactNode;
  /** The content has its own padding. */
  bare?: boolean;
}

/** A window for a whole subject (login, member centre). 600 × 300 by default; on a phone a sheet. */
export function Modal({
  title,
  hideTitle = false,
  closeLabel,
  width = 600,
  height = 300,
  bar,
  footer,
  bare = false,
  children,
  style,
  ...rest
}: ModalProps) {
  const close = rest.closable !== false && closeLabel;
  return (
    <DialogFrame
      style={{ ...style, '--modal-width': `${width}px`, '--modal-height': `${height}px` } as CSSProperties}
      css={styles.modal}
      {...rest}
    >
      <div css={[styles.bar, hideTitle && styles.barOver]}>
        <Title css={hideTitle ? styles.hidden : styles.title}>{title}</Title>
        {bar}
        {close && (
          <IconButton icon="close" label={closeLabel} css={styles.close} onClick={() => rest.onClose('button')} />
        )}
      </div>
      <div css={[styles.body, bare && styles.bare]}>{children}</div>
      {footer && <div css={styles.footer}>{footer}</div>}
    </DialogFrame>
  );
}

const styles = {
  modal: css({
    [media.notPhone]: { inlineSize: 'var(--modal-width)', minBlockSize: 'min(var(--modal-height), 100dvh - 48px)' },
  }),
  bar: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    flex: 'none',
    paddingBlockStart: tokens.space[3],
    paddingInline: `${tokens.space[6]} ${tokens.space[3]}`,
  }),
  barOver: css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: 1 }),
  title: css({ margin: 0, ...tokens.type.section, ...tokens.display }),
  hidden: css({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
  close: css({ marginInlineStart: 'auto' }),
  body: css({
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: `${tokens.space[4]} ${tokens.space[6]} ${tokens.space[6]}`,
  }),
  bare: css({ padding: 0 }),
  footer: css({
    flex: 'none',
    padding: `${tokens.space[4]} ${tokens.space[6]}`,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    background: tokens.color.surface2,
  }),
};
