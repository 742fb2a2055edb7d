import { atom, type PrimitiveAtom } from 'jotai';

export interface AtomFamily<Value> {
  (key: string): PrimitiveAtom<Value>;
  entries(): IterableIterator<[string, PrimitiveAtom<Value>]>;
}

/** One atom per key. Keeps the `most` keys that were asked for last, so that a long evening does not grow without end. */
export function atomFamily<Value>(first: () => Value, most: number): AtomFamily<Value> {
  const atoms = new Map<string, PrimitiveAtom<Value>>();
  const of = (key: string): PrimitiveAtom<Value> => {
    const one = atoms.get(key) ?? atom<Value>(first());
    atoms.delete(key);
    atoms.set(key, one);
    if (atoms.size > most) atoms.delete(atoms.keys().next().value!);
    return one;
  };
  return Object.assign(of, { entries: () => atoms.entries() });
}
