export interface ChangedField {
  path: string;
  before: string;
  after: string;
}

/** The difference between two states, field by field; a field that one of them lacks is empty there. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
    .filter((field) => field.before !== field.after);
}

/** The differences as a line each of either side, with a dash where it lacks the field. */
export function changedLines(before: unknown, after: unknown): { before: string; after: string } {
  const fields = changedFields(before, after);
  const lines = (side: 'before' | 'after') => fields.map((field) => `${field.path}: ${field[side] || '–'}`).join('\n');
  return { before: lines('before'), after: lines('after') };
}

/** All fields of a state, a line each. */
export const leafLines = (value: unknown): string =>
  [...leaves(value)].map(([path, leaf]) => `${path}: ${leaf}`).join('\n');

function leaves(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) leaves(inner, path ? `${path}.${key}` : key, into);
  } else if (value !== null && value !== undefined)
    into.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  return into;
}
