import { HOSTILE_JSON, HOSTILE_TEXTS } from './hostile-values.ts';
import type { Random } from './seeded-random.ts';

/** A JSON text of `value` with one or two parts that the receiver does not expect. */
export function spoilJson(value: unknown, random: Random): string {
  const fields = Object.entries((value ?? {}) as Record<string, unknown>).map(
    ([name, field]) => [name, JSON.stringify(field)] as [string, string],
  );
  const index = random.below(Math.max(1, fields.length));
  const hostile = () => (random.chance(0.6) ? random.pick(HOSTILE_JSON) : JSON.stringify(random.pick(HOSTILE_TEXTS)));
  switch (random.below(9)) {
    case 0:
      fields.splice(index, 1);
      break;
    case 1:
      fields.push([
        random.pick(['extra', '__proto__', 'constructor', 'id', 'memberId', 'amount', 'isAgent', '']),
        hostile(),
      ]);
      break;
    case 2:
      // The same key twice: the last one counts, or the whole text is refused.
      if (fields.length > 0) fields.push([fields[index]![0], hostile()]);
      break;
    case 3:
      return hostile();
    case 4: {
      const text = written(fields);
      return text.slice(0, random.below(text.length));
    }
    case 5:
      return written(fields) + random.pick([' ', '\0', '}', ',', 'null', '\ufeff']);
    default:
      if (fields.length > 0) fields[index]![1] = hostile();
  }
  if (random.chance(0.2) && fields.length > 1) fields[random.below(fields.length)]![1] = hostile();
  return written(fields);
}

const written = (fields: readonly [string, string][]): string =>
  `{${fields.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
