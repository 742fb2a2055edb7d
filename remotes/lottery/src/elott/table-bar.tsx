import { BetMessage } from '@atrium/draws/board/bet-message';
import { TAB_BAR } from '@atrium/ui/tab-bar';
import type { ApiError } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FELT } from './felt.ts';

/** Chips and Undo; while a press was refused also why, wherever on the table the page has been scrolled to. */
export function TableBar({ error, children }: { error: ApiError | null; children: ReactNode }) {
  return (
    <div css={[styles.root, error && styles.stuck]}>
      {error && (
        <div css={styles.refusal}>
          <BetMessage error={error} />
        </div>
      )}
      {children}
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'end',
    justifyContent: 'space-between',
    gap: `${tokens.space[4]} ${tokens.space[3]}`,
    paddingBlockStart: tokens.space[2],
    // Chips and Undo stay under the thumb.
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: TAB_BAR,
      zIndex: 1,
      margin: `0 calc(-1 * ${tokens.space[3]})`,
      padding: tokens.space[3],
      borderBlockStart: `1px solid ${FELT.rim}`,
      background: FELT.ground,
    },
  }),
  stuck: css({
    [media.notPhone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlockEnd: tokens.space[4],
      background: FELT.ground,
    },
  }),
  refusal: css({ flex: '1 0 100%', minInlineSize: 0 }),
};
