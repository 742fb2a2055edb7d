import type { Result } from '../../draw.ts';

const named = (number: number): string => String(number).padStart(2, '0');

/** Every sequence of `length` different numbers of 1 … `to`. */
function sequences(to: number, length: number): string[][] {
  if (length === 0) return [[]];
  return sequences(to, length - 1).flatMap((start) =>
    Array.from({ length: to }, (_, at) => named(at + 1))
      .filter((number) => !start.includes(number))
      .map((number) => [...start, number]),
  );
}

let elevenFive: readonly Result[] | undefined;
/** All 55,440 sequences of five of eleven. */
export const elevenFiveOutcomes = (): readonly Result[] => {
  elevenFive ??= sequences(11, 5).map((numbers) => [numbers]);
  return elevenFive;
};

/**
 * Every sequence of the numbers at `places` places from `from` on, with the first and the last of its completions to five numbers: an exact
 * projection.
 */
export function projectedElevenFive(from: number, places: number): readonly Result[] {
  const bySeen = Map.groupBy(elevenFiveOutcomes(), ([numbers]) => numbers!.slice(from, from + places).join());
  return [...bySeen.values()].flatMap((results) => [results[0]!, results.at(-1)!]);
}

/** The cars at the given places in every order, the other cars behind each other in places that change: an exact projection. */
export function raceOutcomes(...places: number[]): readonly Result[] {
  return sequences(10, places.length).map((chosen, index) => {
    const others = Array.from({ length: 10 }, (_, at) => named(at + 1)).filter((car) => !chosen.includes(car));
    others.push(...others.splice(0, index % others.length));
    return [
      Array.from({ length: 10 }, (_, place) =>
        places.includes(place) ? chosen[places.indexOf(place)]! : others.pop()!,
      ),
    ];
  });
}

/** Three dice in each of the 216 orders, as a result lists them: ascending. */
export function diceOutcomes(): readonly Result[] {
  const dice = [1, 2, 3, 4, 5, 6];
  return dice.flatMap((a) => dice.flatMap((b) => dice.map((c) => [[a, b, c].sort((x, y) => x - y).map(String)])));
}
