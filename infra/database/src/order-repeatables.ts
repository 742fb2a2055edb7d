import type { Repeatable } from './parse-repeatable.ts';

/**
 * Puts each file after the files whose objects its code names, and keeps the order of names otherwise. Two files that
 * need each other throw.
 */
export function orderRepeatables(repeatables: readonly Repeatable[]): Repeatable[] {
  const waiting = new Map(
    [...repeatables].sort(byName).map((repeatable) => [repeatable, neededBy(repeatable, repeatables)]),
  );
  const ordered: Repeatable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([, needed]) => needed.every((other) => !waiting.has(other)))?.[0];
    if (!next) {
      const names = [...waiting.keys()].map(({ name }) => `sql/${name}.sql`).join(', ');
      throw new Error(`There is no order for ${names}: some of them need each other.`);
    }
    ordered.push(next);
    waiting.delete(next);
  }
  return ordered;
}

const byName = (a: Repeatable, b: Repeatable) => (a.name < b.name ? -1 : 1);

function neededBy(repeatable: Repeatable, all: readonly Repeatable[]): Repeatable[] {
  const words = new Set(repeatable.sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ').match(/\w+/g));
  return all.filter((other) => other !== repeatable && other.kind !== 'trigger' && words.has(other.object));
}
