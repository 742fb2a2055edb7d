import { tokens } from './theme.ts';
import { css } from '@emotion/react';

/** A row of a sheet, large enough for a thumb. */
export const sheetRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  inlineSize: '100%',
  minBlockSize: tokens.size.targetLarge,
  paddingInline: tokens.space[2],
  border: 0,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  background: 'none',
  color: tokens.color.text,
  fontWeight: tokens.weight.medium,
  textAlign: 'start',
  ...tokens.type.body,
  '& > svg:first-of-type': { color: tokens.color.text2 },
});
