/** The shape of three digits, worked out from its pairs of equal digits. */
export function shapeOf(number: string): string {
  const [a, b, c] = number;
  if (a === b && b === c) return 'triple';
  return a === b || a === c || b === c ? 'pair' : 'distinct';
}
