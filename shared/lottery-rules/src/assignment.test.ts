import fc from 'fast-check';
import { cheapestAssignment } from './assignment.ts';
import { permutations } from './combinations.ts';

it('[10-35] costs no more than any other assignment', () => {
  const tables = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
  fc.assert(
    fc.property(tables, (costs) => {
      const columns = cheapestAssignment(costs);
      expect(new Set(columns).size).toBe(costs.length);
      const costOf = (assigned: readonly number[]): number =>
        costs.reduce((sum, row, at) => sum + row[assigned[at]!]!, 0);
      let least = Number.POSITIVE_INFINITY;
      for (const order of permutations(costs[0]!.map((_, column) => String(column))))
        least = Math.min(least, costOf(order.map(Number)));
      expect(costOf(columns)).toBe(least);
    }),
    { numRuns: 100, seed: 3513 },
  );
});

it('refuses more rows than columns', () => {
  expect(() => cheapestAssignment([[1], [2]])).toThrow(RangeError);
});
