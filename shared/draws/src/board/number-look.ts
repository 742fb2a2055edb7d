import { media, tokens } from '@atrium/ui/theme';

/** A number to press: inverse while it is picked. */
export const numberLook = {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minBlockSize: 44,
  padding: 0,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.well,
  color: tokens.color.text,
  fontWeight: tokens.weight.bold,
  cursor: 'pointer',
  ...tokens.type.title,
  ...tokens.numerals,
  '&[aria-pressed="true"]': {
    background: tokens.color.text,
    borderColor: tokens.color.text,
    color: tokens.color.ground,
  },
  '&:active:not(:disabled, [aria-disabled="true"])': { translate: '0 1px' },
  [media.hover]: {
    '&:hover:not([aria-pressed="true"], [aria-disabled="true"], :disabled)': {
      background: tokens.color.surface3,
      borderColor: tokens.color.lineStrong,
    },
  },
} as const;
