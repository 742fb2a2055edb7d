/** Colour of a rank without one of its own. Source: specification 9. */
export const DEFAULT_RANK_COLOUR = '#ABABAB';

export const rankColour = (label: { color?: string | undefined }): string => label.color || DEFAULT_RANK_COLOUR;

/** The levels of the rank scheme, lowest first. */
export const RANK_LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
/** The VIP service is available from this level on. Source: specification 9 (above level 4). */
export const VIP_FROM_LEVEL = 5;
