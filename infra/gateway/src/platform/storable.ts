/** In JSON, after an even number of backslashes: NUL, or half of a surrogate pair (a whole pair is written as it is). */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/**
 * Whether the database can hold every text in a value that came from outside: NUL fits into none, half a surrogate pair
 * into no jsonb. Better a refusal at the door than a fault behind it.
 */
export const isStorable = (value: unknown): boolean => !UNSTORABLE.test(JSON.stringify(value) ?? '');
