import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** What help and close take of the end of a page's first line, where they are beside it. */
export const cornerSpace = css({
  marginInlineEnd: `calc(${tokens.space[16]} + ${tokens.space[4]})`,
  [media.compact]: { marginInlineEnd: 0 },
});
