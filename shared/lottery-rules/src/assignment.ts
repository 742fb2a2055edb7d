/**
 * Gives every row a column of its own so that the costs add up to the least: the column of each row. Rows are at most as many as
 * columns; costs are finite. By the Hungarian method with potentials, O(rows² × columns).
 */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number[] {
  const columns = costs[0]?.length ?? 0;
  if (costs.length > columns && costs.length > 0) throw new RangeError('More rows than columns.');
  const rowPotential = Array<number>(costs.length + 1).fill(0);
  const columnPotential = Array<number>(columns + 1).fill(0);
  /** By column, from 1, the row that has it, from 1; 0: none. */
  const rowOf = Array<number>(columns + 1).fill(0);
  for (let row = 1; row <= costs.length; row += 1) {
    rowOf[0] = row;
    const least = Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY);
    const seen = Array<boolean>(columns + 1).fill(false);
    const before = Array<number>(columns + 1).fill(0);
    let column = 0;
    while (rowOf[column] !== 0) {
      seen[column] = true;
      const at = rowOf[column]!;
      let [step, next] = [Number.POSITIVE_INFINITY, 0];
      for (let each = 1; each <= columns; each += 1) {
        if (seen[each]) continue;
        const reduced = costs[at - 1]![each - 1]! - rowPotential[at]! - columnPotential[each]!;
        if (reduced < least[each]!) [least[each], before[each]] = [reduced, column];
        if (least[each]! < step) [step, next] = [least[each]!, each];
      }
      for (let each = 0; each <= columns; each += 1)
        if (seen[each]) {
          rowPotential[rowOf[each]!]! += step;
          columnPotential[each]! -= step;
        } else least[each]! -= step;
      column = next;
    }
    while (column !== 0) {
      rowOf[column] = rowOf[before[column]!]!;
      column = before[column]!;
    }
  }
  const columnOf = Array<number>(costs.length).fill(0);
  for (let column = 1; column <= columns; column += 1)
    if (rowOf[column]! > 0) columnOf[rowOf[column]! - 1] = column - 1;
  return columnOf;
}
