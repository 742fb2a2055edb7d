import { rankEmblem } from '@atrium/art/rank-emblem';
import { Drawing } from '@atrium/ui/drawing';
import { css } from '@emotion/react';

/** The emblem of a rank, which its name accompanies. */
export const RankPicture = ({ level, sizePx }: { level: number; sizePx: number }) => (
  <Drawing svg={rankEmblem(level)} aria-hidden css={css({ inlineSize: sizePx, blockSize: sizePx, flexShrink: 0 })} />
);
