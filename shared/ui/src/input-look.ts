import { css } from '@emotion/react';
import { tokens } from './theme.ts';

/** The style of inputs. */
export const inputLook = css({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: tokens.size.target,
  paddingInline: tokens.space[3],
  border: `1px solid ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.well,
  color: tokens.color.text,
  fontWeight: tokens.weight.regular,
  ...tokens.type.body,
  ...tokens.numerals,
  transition: `border-color ${tokens.motion.fast} ${tokens.motion.ease}`,
  '&::placeholder': { color: tokens.color.text3 },
  '&:hover:not(:disabled)': { borderColor: tokens.color.text2 },
  '&:focus-visible': { outlineOffset: 0, borderColor: tokens.color.focus },
  '&[aria-invalid="true"]': { borderColor: tokens.color.error, boxShadow: `inset 0 0 0 1px ${tokens.color.error}` },
  '&:disabled': {
    background: tokens.color.surface2,
    borderColor: tokens.color.line,
    color: tokens.color.text2,
    cursor: 'not-allowed',
  },
  '&:-webkit-autofill': {
    WebkitTextFillColor: tokens.color.text,
    boxShadow: `inset 0 0 0 40px ${tokens.color.well}`,
    caretColor: tokens.color.text,
  },
});

/** The smaller size, for the header and filters. */
export const smallInputLook = css({
  minBlockSize: tokens.size.targetSmall,
  paddingInline: 10,
  ...tokens.type.small,
});
