const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** The colour of a ball of Mark Six. Source: domain.md 4.6. */
export const colourOf = (ball: string): Colour =>
  RED.includes(Number(ball)) ? 'red' : BLUE.includes(Number(ball)) ? 'blue' : 'green';
