import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** The card of one subject of My account: a heading, a text, and a list of what the member has. */
export const settingCard = {
  card: css({
    display: 'grid',
    gap: tokens.space[3],
    justifyItems: 'start',
    padding: tokens.space[5],
    marginBlockEnd: tokens.space[6],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface2,
    // The heading brings a margin of its own, which would add to the gap.
    '& > :first-child': { justifySelf: 'stretch', marginBlockEnd: 0 },
  }),
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  list: css({ inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' }),
};
