import * as v from 'valibot';
import type { Schema } from './endpoint.ts';
import { exampleOf, isOptional } from './example-of.ts';

/** What every marked text contains, in one of these spellings: a fault can be planted by it. */
export const MARK = /zqx[a-z]{8}|97530\d{5}|5eed0000[0-9a-f]{4}/i;

/** Fields that prove who somebody is: no table may hold their value as it was given. */
const SECRET = /password|token|secret|captcha|verificationCode|otp|ticket/i;

export interface Marks {
  /** Each marked text with the place that it was given at, such as `members.register email`. */
  readonly places: ReadonlyMap<string, string>;
  /** The places of secrets. */
  readonly secretPlaces: ReadonlySet<string>;
  /** A text for a field that has no schema, such as a header. */
  text(place: string, secret?: boolean): string;
  /** A value that the schema accepts, in which each text is a mark of its own if the schema allows one. */
  input(schema: Schema, place: string): unknown;
  /** The places whose mark occurs in `text`. */
  foundIn(text: string): string[];
}

/** Makes inputs of calls in which every text can be found again: for tests of what reaches a log. */
export function createMarks(): Marks {
  const places = new Map<string, string>();
  const secretPlaces = new Set<string>();
  let count = 0;

  /** The same serial number as letters, as digits and as hexadecimal digits. */
  function candidates(): string[] {
    count += 1;
    const letters = `zqx${[...String(count).padStart(8, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`;
    const hex = `5eed${count.toString(16).padStart(8, '0')}`;
    return [
      letters,
      `${letters.charAt(0).toUpperCase()}${letters.slice(1)}-0815`,
      `${letters}@example.com`,
      `97530${String(count).padStart(5, '0')}`,
      letters.toUpperCase(),
      `https://${letters}.example.com/`,
      `/${letters}`,
      `${letters}${letters}`,
      hex,
      hex.padEnd(32, '0'),
      hex.padEnd(64, '0'),
      `00000000-0000-4000-8000-${hex}`,
    ];
  }
  function keep(place: string, value: string, secret = SECRET.test(place.split(/[ .]/).at(-1)!)): string {
    const mark = MARK.exec(value)![0].toLowerCase();
    places.set(mark, place);
    if (secret) secretPlaces.add(place);
    return value;
  }
  /** The kind of text that a field's own validation expects comes first. */
  function ordered(place: string): string[] {
    const all = candidates();
    const first = /mail/i.test(place) ? 2 : /mobile|phone|number|qq/i.test(place) ? 3 : /password/i.test(place) ? 1 : 0;
    return [all[first]!, ...all];
  }
  function input(schema: Schema, place: string): unknown {
    const { type, entries, item, wrapped, getter } = schema as unknown as {
      type: string;
      entries?: Record<string, Schema>;
      item?: Schema;
      wrapped?: Schema;
      getter?: () => Schema;
    };
    if (entries) {
      const whole = Object.fromEntries(
        Object.entries(entries).map(([name, part]) => [name, input(part, `${place}.${name}`)]),
      );
      if (v.safeParse(schema, whole).success) return whole;
      const needed = Object.fromEntries(Object.entries(whole).filter(([name]) => !isOptional(entries[name]!)));
      return v.safeParse(schema, needed).success ? needed : exampleOf(schema);
    }
    if (type === 'array' && item) {
      const list = [input(item, place)];
      return v.safeParse(schema, list).success ? list : exampleOf(schema);
    }
    if (wrapped) return input(wrapped, place);
    if (getter) return exampleOf(schema);
    const fitting = ordered(place).find((text) => v.safeParse(schema, text).success);
    return fitting === undefined || ['picklist', 'unknown', 'any'].includes(type)
      ? exampleOf(schema)
      : keep(place, fitting);
  }
  return {
    places,
    secretPlaces,
    text: (place, secret) => keep(place, candidates()[0]!, secret),
    input,
    foundIn(text) {
      const found = text.toLowerCase().match(new RegExp(MARK.source, 'gi')) ?? [];
      return [...new Set(found)].map((mark) => places.get(mark)).filter((place) => place !== undefined);
    },
  };
}
