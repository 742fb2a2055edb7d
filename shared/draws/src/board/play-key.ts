/** How a text for a play is found: its key, and what the key leaves out of the play's code. */
export interface PlayKey {
  /** `plays.dragon-tiger`, `plays.any-N`, `forms.group-six`. */
  readonly key: string;
  /** For N in the key. */
  readonly number?: string;
  /** The places of a form: `front3`. */
  readonly range?: string;
  readonly suffix?: (typeof SUFFIXES)[number];
}

const LAST_NUMBER = /\d+(?=\D*$)/;
const SUFFIXES = ['typed', 'bankers'] as const;
/** The places that forms are of. */
const RANGES = /^(five|four|three|front\d|middle\d|back\d|any\d|top\d)-/;

/**
 * The key of the text for a play's code. A play has a text of its own, shares one with plays of other sizes, or is a form at some places
 * (`front3-group-six`); entered or with bankers, it may have the text of the plain one. Null if there is none.
 */
export function playKeyOf(code: string, has: (key: string) => boolean): PlayKey | null {
  const whole = sized('plays', code, has) ?? atPlaces(code, has);
  if (whole) return whole;
  const suffix = SUFFIXES.find((each) => code.endsWith(`-${each}`));
  const plain = suffix && playKeyOf(code.slice(0, -suffix.length - 1), has);
  return plain ? { ...plain, suffix } : null;
}

function sized(group: 'plays' | 'forms', code: string, has: (key: string) => boolean): PlayKey | null {
  if (has(`${group}.${code}`)) return { key: `${group}.${code}` };
  const number = LAST_NUMBER.exec(code)?.[0];
  const key = `${group}.${code.replace(LAST_NUMBER, 'N')}`;
  return number !== undefined && has(key) ? { key, number } : null;
}

function atPlaces(code: string, has: (key: string) => boolean): PlayKey | null {
  const range = RANGES.exec(code)?.[1];
  const form = range === undefined ? null : sized('forms', code.slice(range.length + 1), has);
  return form && { ...form, range };
}
