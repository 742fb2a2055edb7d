/**
 * The members of each brand, the largest first: the second has half of the first one's, the third a third (Zipf), as the
 * brands of one house are sized. They add up to `members`.
 */
export function brandSizes(brands: number, members: number): number[] {
  const weights = Array.from({ length: brands }, (_, at) => 1 / (at + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = weights.map((weight) => Math.floor((members * weight) / whole));
  sizes[0]! += members - sizes.reduce((sum, size) => sum + size, 0);
  return sizes;
}
