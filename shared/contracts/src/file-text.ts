import * as v from 'valibot';

/**
 * The bytes of a file in JSON: base64 with padding, a third larger than its bytes. Looks for a wrong character instead of
 * matching all of them: a pattern over millions of characters overflows the stack of a process that has compiled it.
 */
export const FileText = v.pipe(
  v.string(),
  v.minLength(4),
  v.check(
    (text) =>
      !/[^A-Za-z0-9+/]/.test(text.slice(0, -2)) && /^(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$/.test(text.slice(-2)),
    'base64',
  ),
);
