import { type Family, type Group, groupsOf } from './families.ts';
import type { RandomInt } from './random.ts';

/** Groups of numbers as text, leading zeros kept: `[['04','11','19','27','33','48'],['07']]`. */
export type Result = readonly (readonly string[])[];

/**
 * One draw: every outcome of the family is equally likely when `random` is uniform (RN-04: it looks at nothing else). `onNumber` gets
 * each number as it is drawn, before a group is sorted.
 */
export function draw(family: Family, random: RandomInt, onNumber?: (number: string) => void): Result {
  const taken = new Set<number>();
  const seen = (number: string): string => {
    onNumber?.(number);
    return number;
  };
  return groupsOf(family).map((group) => drawGroup(group, random, taken, seen));
}

function drawGroup(group: Group, random: RandomInt, taken: Set<number>, seen: (number: string) => string): string[] {
  switch (group.kind) {
    case 'digits':
      return Array.from({ length: group.count }, () =>
        seen(String(random(10 ** group.width)).padStart(group.width, '0')),
      );
    case 'dice':
      return Array.from({ length: group.count }, () => seen(String(random(group.sides) + 1))).sort(
        (a, b) => Number(a) - Number(b),
      );
    case 'picks': {
      const drum: number[] = [];
      for (let ball = group.from; ball <= group.to; ball += 1) if (!group.apart || !taken.has(ball)) drum.push(ball);
      const drawn = Array.from({ length: group.count }, () => {
        const [ball] = drum.splice(random(drum.length), 1);
        seen(twoDigits(ball!));
        return ball!;
      });
      for (const ball of drawn) taken.add(ball);
      if (group.sorted) drawn.sort((a, b) => a - b);
      return drawn.map(twoDigits);
    }
  }
}

const twoDigits = (ball: number): string => String(ball).padStart(2, '0');
