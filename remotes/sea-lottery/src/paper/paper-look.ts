import { tokens } from '@atrium/ui/theme';

/** A button that is pressed or not, as all of the writer are. */
export const keyLook = {
  minBlockSize: 44,
  padding: `${tokens.space[1]} ${tokens.space[2]}`,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.well,
  color: tokens.color.text,
  cursor: 'pointer',
  ...tokens.type.small,
  '&[aria-pressed="true"]': {
    background: tokens.color.text,
    borderColor: tokens.color.text,
    color: tokens.color.ground,
    fontWeight: tokens.weight.strong,
  },
} as const;
