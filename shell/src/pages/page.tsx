import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { column } from '../document/column.ts';

export interface PageProps {
  title: string;
  /** Beside the heading. */
  end?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** The heading and the layout of a page that is mostly text and lists. */
export function Page({ title, end, lead, children }: PageProps) {
  return (
    <div css={[column, styles.page]}>
      <div css={styles.head}>
        <h1>{title}</h1>
        {end}
      </div>
      {lead && <p css={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}

const styles = {
  page: css({
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[5],
    paddingBlock: `${tokens.space[8]} ${tokens.space[12]}`,
    minBlockSize: '60vh',
    [media.phone]: { paddingBlockStart: tokens.space[5] },
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space[3],
  }),
  lead: css({ maxInlineSize: '64ch', color: tokens.color.text2, ...tokens.type.title }),
};
