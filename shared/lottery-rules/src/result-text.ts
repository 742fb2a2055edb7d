import type { Result } from './draw.ts';
import { type Family, type Group, groupsOf } from './families.ts';

/** The form on the wire and in the database: groups parted by '|', numbers by ','. */
export const formatResult = (result: Result): string => result.map((group) => group.join(',')).join('|');

/** Reads the text form; null when it is no possible result of the family. `parse(format(r))` equals `r`. */
export function parseResult(family: Family, text: string): Result | null {
  const groups = groupsOf(family);
  const result = text.split('|').map((part) => part.split(','));
  if (result.length !== groups.length) return null;
  const taken = new Set<string>();
  for (const [index, group] of groups.entries()) if (!possible(group, result[index]!, taken)) return null;
  return result;
}

function possible(group: Group, numbers: readonly string[], taken: Set<string>): boolean {
  if (numbers.length !== group.count) return false;
  if (group.kind === 'digits') return numbers.every((number) => number.length === group.width && /^\d+$/.test(number));
  if (group.kind === 'dice')
    return numbers.every(
      (number, at) =>
        /^[1-9]$/.test(number) && Number(number) <= group.sides && (at === 0 || numbers[at - 1]! <= number),
    );
  if (!numbers.every((number) => /^\d\d$/.test(number) && Number(number) >= group.from && Number(number) <= group.to))
    return false;
  if (new Set(numbers).size !== numbers.length) return false;
  if (group.sorted && numbers.some((number, at) => at > 0 && numbers[at - 1]! > number)) return false;
  if (group.apart && numbers.some((number) => taken.has(number))) return false;
  for (const number of numbers) taken.add(number);
  return true;
}
