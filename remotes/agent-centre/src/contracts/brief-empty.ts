import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** An empty part of a page whose first part has the drawing: words and the way on alone. */
export const briefEmpty = css({ paddingBlock: tokens.space[2], '& > :first-child': { display: 'none' } });
