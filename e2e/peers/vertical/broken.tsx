/** A vertical that throws while it is rendered. */
export function Broken(): never {
  throw new Error('This vertical throws while it is rendered.');
}
