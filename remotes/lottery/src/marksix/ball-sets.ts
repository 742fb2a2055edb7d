import { COLOURS, colourOf } from '@atrium/lottery-rules/rules/marksix/colours';

/** A set of balls that one press picks. */
export interface BallSet {
  /** `red`, `odd`, `big`, or `tail-7`. */
  readonly code: string;
  readonly has: (ball: string) => boolean;
}

export const COLOUR_SETS: readonly BallSet[] = COLOURS.map((code) => ({
  code,
  has: (ball) => colourOf(ball) === code,
}));
/** As the rules have it, 49 is neither big nor small, odd nor even. */
const SIDED = (has: (number: number) => boolean) => (ball: string) => ball !== '49' && has(Number(ball));
export const SIDE_SETS: readonly BallSet[] = [
  { code: 'big', has: SIDED((number) => number >= 25) },
  { code: 'small', has: SIDED((number) => number < 25) },
  { code: 'odd', has: SIDED((number) => number % 2 === 1) },
  { code: 'even', has: SIDED((number) => number % 2 === 0) },
];
export const TAIL_SETS: readonly BallSet[] = Array.from({ length: 10 }, (_, tail) => ({
  code: String(tail),
  has: (ball: string) => ball.endsWith(String(tail)),
}));

/**
 * The balls after a press of a set: all of it added, or taken away where all of it was picked. A row that is full takes no more.
 */
export function pressSet(
  values: readonly string[],
  picked: readonly string[],
  set: Pick<BallSet, 'has'>,
  most: number,
): readonly string[] {
  const own = values.filter((ball) => set.has(ball));
  if (own.every((ball) => picked.includes(ball))) return picked.filter((ball) => !own.includes(ball));
  return [...picked, ...own.filter((ball) => !picked.includes(ball))].slice(0, most);
}
