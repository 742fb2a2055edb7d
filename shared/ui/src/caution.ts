import { css } from '@emotion/react';
import { media, tokens } from './theme.ts';

/** The style of a button that opens the dialog of a `danger`: `<Button css={caution}>`. Apart, so that only pages with one load it. */
export const caution = css({
  '&:not(:disabled):not([aria-disabled="true"])': { borderColor: tokens.color.error, color: tokens.color.error },
  [media.hover]: {
    '&:not(:disabled):not([aria-disabled="true"]):hover': { background: tokens.color.errorSoft },
  },
});
