import { css } from '@emotion/react';
import { Title } from '@radix-ui/react-dialog';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { Icon, type IconName } from './icon.tsx';
import { media, tokens } from './theme.ts';

export interface DialogProps extends Omit<DialogFrameProps, 'place' | 'children'> {
  /** The question or the fact; its accessible name. */
  title: string;
  icon?: IconName;
  tone?: 'plain' | 'win' | 'warn' | 'error';
  /** Cause, effect on the money, and what to do. */
  children?: ReactNode;
  /** The buttons, the default one marked `dialogDefault`. */
  buttons?: ReactNode;
  /** In px. */
  width?: number;
}

/** One question or one fact with its buttons. 400 wide by default; on a phone a sheet at the bottom. */
export function Dialog({ title, icon, tone = 'plain', children, buttons, width = 400, style, ...rest }: DialogProps) {
  const words = useId();
  return (
    <DialogFrame
      aria-describedby={children ? words : undefined}
      style={{ ...style, '--dialog-width': `${width}px` } as CSSProperties}
      css={styles.dialog}
      {...rest}
    >
      <div css={styles.content}>
        {icon && (
          <span css={[styles.mark, tones[tone]]}>
            <Icon name={icon} size={22} />
          </span>
        )}
        <div css={styles.words}>
          <Title css={styles.title}>{title}</Title>
          {children && (
            <div id={words} css={styles.text}>
              {children}
            </div>
          )}
        </div>
      </div>
      {buttons && <div css={styles.buttons}>{buttons}</div>}
    </DialogFrame>
  );
}

const styles = {
  dialog: css({ [media.notPhone]: { inlineSize: 'var(--dialog-width)' } }),
  content: css({ display: 'flex', gap: tokens.space[4], padding: tokens.space[6], overflow: 'auto' }),
  mark: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: tokens.radius.medium,
  }),
  words: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: tokens.space[2],
    minInlineSize: 0,
    flex: 1,
    // A name or a fingerprint that is longer than a line would widen every other line with it.
    overflowWrap: 'anywhere',
  }),
  title: css({ margin: 0, ...tokens.type.section, ...tokens.display }),
  text: css({ color: tokens.color.text2, ...tokens.type.body }),
  buttons: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.space[2],
    padding: `0 ${tokens.space[6]} ${tokens.space[6]}`,
    [media.phone]: { '& > button': { flex: 1, minBlockSize: tokens.size.targetLarge } },
  }),
};

const tones = {
  plain: css({ background: tokens.color.surface3, color: tokens.color.text }),
  win: css({ background: tokens.color.winSoft, color: tokens.color.win }),
  warn: css({ background: tokens.color.warnSoft, color: tokens.color.warn }),
  error: css({ background: tokens.color.errorSoft, color: tokens.color.error }),
};
