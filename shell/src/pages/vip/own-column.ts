type Edges = Pick<DOMRect, 'left' | 'right'>;

const middleOf = ({ left, right }: Edges): number => (left + right) / 2;

/** How far a frame has to scroll until a column is in the middle of the room beside the fixed column, at either edge. */
export function distanceToMiddle(column: Edges, fixed: Edges, frame: Edges): number {
  const half = (fixed.right - fixed.left) / 2;
  return middleOf(column) - middleOf(frame) - (middleOf(fixed) < middleOf(frame) ? half : -half);
}
