import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** The page's column. */
export const column = css({ inlineSize: tokens.size.page, maxInlineSize: 'calc(100% - 32px)', marginInline: 'auto' });
