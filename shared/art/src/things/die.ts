import type { Canvas } from '../canvas.ts';
import { oval, polygon } from '../shape.ts';

type Point = readonly [number, number];

const pips: Record<number, readonly Point[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  3: [
    [0.22, 0.22],
    [0.5, 0.5],
    [0.78, 0.78],
  ],
  4: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  5: [
    [0.22, 0.22],
    [0.78, 0.22],
    [0.5, 0.5],
    [0.22, 0.78],
    [0.78, 0.78],
  ],
  6: [
    [0.25, 0.2],
    [0.75, 0.2],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.25, 0.8],
    [0.75, 0.8],
  ],
};

/** A die seen from above; `values` of the top, the left and the right face. */
export const die = (
  c: Canvas,
  x: number,
  y: number,
  edge: number,
  values: readonly [number, number, number],
  colour: string,
): string => {
  const half = edge * 0.5;
  const w = edge * 0.87;
  const face = (value: number, flat: number, place: (point: Point) => Point) =>
    pips[value]!.map((point) => c.fill(oval(...place(point), edge * 0.095, edge * flat), c.ink)).join('');
  const shadow: Point[] = [
    [x - w, y],
    [x, y + half],
    [x, y + half + edge],
    [x + w + 14, y + edge + 8],
    [x + w, y],
    [x, y - half],
  ];
  return (
    c.fill(polygon(shadow), c.ink, 'fill-opacity=".28" transform="translate(8 10)"') +
    c.fill(
      polygon([
        [x, y - half],
        [x + w, y],
        [x, y + half],
        [x - w, y],
      ]),
      c.lift(colour, 0.5),
    ) +
    c.fill(
      polygon([
        [x - w, y],
        [x, y + half],
        [x, y + half + edge],
        [x - w, y + edge],
      ]),
      colour,
    ) +
    c.fill(
      polygon([
        [x + w, y],
        [x, y + half],
        [x, y + half + edge],
        [x + w, y + edge],
      ]),
      c.shade(colour, 0.36),
    ) +
    face(values[0], 0.06, ([u, v]) => [x + (u - v) * w, y - half + (u + v) * half]) +
    face(values[1], 0.1, ([u, v]) => [x - w + u * w, y + u * half + v * edge]) +
    face(values[2], 0.1, ([u, v]) => [x + u * w, y + half - u * half + v * edge])
  );
};
