/**
 * In JSON, after an even number of backslashes: NUL, or half of a surrogate pair (a whole pair is written unescaped).
 */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/**
 * Whether the database can store every text in a value from outside: no type stores NUL, and jsonb no half of a
 * surrogate pair. A refusal here avoids a fault later.
 */
export const isStorable = (value: unknown): boolean => !UNSTORABLE.test(JSON.stringify(value) ?? '');
