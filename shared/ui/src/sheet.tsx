import { css } from '@emotion/react';
import { Title } from '@radix-ui/react-dialog';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { IconButton } from './icon-button.tsx';
import { tokens } from './theme.ts';

export interface SheetProps extends Omit<DialogFrameProps, 'place'> {
  title: string;
  closeLabel: string;
  /** The edge that it enters from. */
  from?: 'bottom' | 'end' | 'start';
}

/** A drawer or a phone sheet: enters from the edge where it was opened. */
export function Sheet({ title, closeLabel, from = 'bottom', children, ...rest }: SheetProps) {
  return (
    <DialogFrame place={from} {...rest}>
      <div css={styles.bar}>
        <Title css={styles.title}>{title}</Title>
        <IconButton icon="close" label={closeLabel} onClick={() => rest.onClose('button')} />
      </div>
      <div css={styles.body}>{children}</div>
    </DialogFrame>
  );
}

const styles = {
  bar: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    paddingBlock: tokens.space[2],
    paddingInline: `${tokens.space[5]} ${tokens.space[2]}`,
  }),
  title: css({ margin: 0, ...tokens.type.title, ...tokens.display }),
  body: css({
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: `0 ${tokens.space[5]} ${tokens.space[5]}`,
  }),
};
