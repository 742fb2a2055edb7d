/** Colour of a rank without one of its own. Source: specification 9. */
export const DEFAULT_RANK_COLOUR = '#ABABAB';

export const rankColour = (label: { color?: string | undefined }): string => label.color || DEFAULT_RANK_COLOUR;
