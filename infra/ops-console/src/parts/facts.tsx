import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  name: ReactNode;
  value: ReactNode;
}

/** Names with their values, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl css={styles.list}>
      {facts.map(({ key, name, value }) => (
        <div key={key} css={styles.fact}>
          <dt css={styles.name}>{name}</dt>
          <dd css={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  list: css({ display: 'grid' }),
  fact: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 2fr) minmax(0, 3fr)',
    gap: tokens.space[3],
    paddingBlock: tokens.space[2],
    borderBlockStart: `1px solid ${tokens.color.line}`,
    ...tokens.type.small,
    '&:first-of-type': { borderBlockStart: 0 },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  name: css({ color: tokens.color.text2 }),
  value: css({ minInlineSize: 0, overflowWrap: 'anywhere', ...tokens.numerals }),
};
