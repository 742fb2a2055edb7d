import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';
import type { ReactNode } from 'react';

/** The column of a lobby. */
export function LobbyFrame({ children }: { children: ReactNode }) {
  return <div css={styles.frame}>{children}</div>;
}

const styles = {
  frame: css({
    inlineSize: tokens.size.page,
    maxInlineSize: `calc(100% - 2 * ${tokens.space[4]})`,
    marginInline: 'auto',
    paddingBlockEnd: tokens.space[10],
  }),
};
