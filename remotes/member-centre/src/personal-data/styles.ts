import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** What the parts of the card share. */
export const styles = {
  part: css({ display: 'grid', gap: tokens.space[3] }),
  head: css({ margin: 0, ...tokens.type.body, fontWeight: tokens.weight.strong }),
  text: css({ margin: 0, color: tokens.color.text2 }),
};
