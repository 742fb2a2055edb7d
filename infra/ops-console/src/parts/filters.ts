import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** Fields above a list that filter it; on a phone the last has a line of its own. */
export const filters = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: tokens.space[3],
  marginBlockEnd: tokens.space[4],
  [media.phone]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' },
});
