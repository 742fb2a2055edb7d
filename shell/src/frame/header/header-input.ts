import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

export const headerInput = css({
  inlineSize: 148,
  blockSize: 32,
  paddingInline: 10,
  border: `1px solid ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface,
  color: tokens.color.text,
  ...tokens.type.small,
  '&:focus-visible': { outlineOffset: 0 },
  '&[aria-invalid="true"]': { borderColor: tokens.color.error },
});
