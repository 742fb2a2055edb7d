import { css } from '@emotion/react';
import { Title } from '@radix-ui/react-dialog';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { IconButton } from './icon-button.tsx';
import { useSheetPull } from './sheet-pull.ts';
import { tokens } from './theme.ts';

export interface SheetProps extends Omit<DialogFrameProps, 'place'> {
  title: string;
  closeLabel: string;
  /** The edge that it enters from. */
  from?: 'bottom' | 'end' | 'start';
  /** At the bottom: its bar has a handle, by which it is pulled down to close it. */
  pulls?: boolean;
}

/** A drawer or a phone sheet: enters from the edge where it was opened. */
export function Sheet({ title, closeLabel, from = 'bottom', pulls = false, children, ...rest }: SheetProps) {
  const pull = useSheetPull(() => rest.onClose('button'));
  return (
    <DialogFrame place={from} {...rest}>
      <div css={styles.bar}>
        <div css={[styles.words, pulls && styles.handle]} {...(pulls && pull)}>
          <Title css={styles.title}>{title}</Title>
        </div>
        <IconButton icon="close" label={closeLabel} onClick={() => rest.onClose('button')} />
      </div>
      <div css={styles.body}>{children}</div>
    </DialogFrame>
  );
}

const styles = {
  bar: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    paddingBlock: tokens.space[2],
    paddingInline: `${tokens.space[5]} ${tokens.space[2]}`,
  }),
  words: css({ flex: 1, minInlineSize: 0 }),
  handle: css({
    paddingBlock: tokens.space[2],
    touchAction: 'none',
    cursor: 'grab',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 6,
      insetInlineStart: 'calc(50% - 20px)',
      inlineSize: 40,
      blockSize: 4,
      borderRadius: tokens.radius.round,
      background: tokens.color.lineStrong,
    },
  }),
  title: css({ margin: 0, ...tokens.type.title, ...tokens.display }),
  body: css({
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The focus ring of the first control needs room inside of what scrolls.
    marginBlockStart: `calc(-1 * ${tokens.space[1]})`,
    padding: `${tokens.space[1]} ${tokens.space[5]} ${tokens.space[5]}`,
  }),
};
