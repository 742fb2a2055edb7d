/**
 * One text for one value (RFC 8785, JSON Canonicalization Scheme): keys in the order of their UTF-16 code units, no
 * spaces, numbers and strings as ECMAScript writes them. Two programs with the same value get the same bytes, so a
 * signature over them can be verified anywhere. Throws for values that JSON cannot represent: NaN, functions, lone
 * surrogates.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`JSON has no number ${value}.`);
    return JSON.stringify(value);
  }
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(',')}]`;
  if (typeof value === 'object') {
    const record = value as Record<string, unknown>;
    const members = Object.keys(record)
      .sort()
      .filter((key) => record[key] !== undefined);
    return `{${members.map((key) => `${text(key)}:${canonicalJson(record[key])}`).join(',')}}`;
  }
  throw new TypeError(`JSON cannot say a ${typeof value}.`);
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

function text(value: string): string {
  if (LONE_SURROGATE.test(value)) throw new TypeError('A text with half a surrogate pair has no canonical form.');
  return JSON.stringify(value);
}
