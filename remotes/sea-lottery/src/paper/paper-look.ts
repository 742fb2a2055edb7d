import { media, tokens } from '@atrium/ui/theme';

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
  '&:active:not(:disabled)': { translate: '0 1px' },
  [media.hover]: {
    '&:hover:not([aria-pressed="true"], :disabled)': {
      background: tokens.color.surface3,
      borderColor: tokens.color.lineStrong,
    },
  },
} as const;

/** The columns of a block of the paper: numbers, a stake for each play, what a number pays, the whole stake, and a way to remove. */
export const columnsLook = (plays: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) repeat(${plays}, minmax(0, 52px)) minmax(0, 72px) minmax(0, 76px) 40px`,
    columnGap: tokens.space[2],
    [media.phone]: {
      gridTemplateColumns: `minmax(0, 1fr) repeat(${plays}, minmax(0, 44px)) minmax(0, 56px) minmax(0, 60px) 40px`,
      columnGap: tokens.space[1],
    },
  }) as const;
