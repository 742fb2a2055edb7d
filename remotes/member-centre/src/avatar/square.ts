/** A square of a picture, in its pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}
export interface Size {
  width: number;
  height: number;
}

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));

/** The square in the middle of the picture, as large as fits. */
export function wholeSquare({ width, height }: Size): Square {
  const side = Math.min(width, height);
  return { left: Math.round((width - side) / 2), top: Math.round((height - side) / 2), side };
}

/** The square moved by pixels of the picture, kept inside it. */
export const moved = ({ width, height }: Size, square: Square, right: number, down: number): Square => ({
  side: square.side,
  left: within(square.left + right, width - square.side),
  top: within(square.top + down, height - square.side),
});

/** The square with another side around the same middle, kept inside the picture. */
export function resized(size: Size, square: Square, side: number): Square {
  const rounded = Math.round(side);
  const shift = (square.side - rounded) / 2;
  return moved(size, { ...square, side: rounded }, shift, shift);
}
