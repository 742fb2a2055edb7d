import type { SETTING_GROUPS, SETTING_TYPES } from '@atrium/contracts/operator-config';
import * as v from 'valibot';
import type { Queryable } from '../../platform/database.ts';
import { DEFAULT_SETTINGS } from '../../system/default-settings.ts';

/** The table `settings` as it stands. */
export type Rows = ReadonlyMap<string, unknown>;

/** Where a value stands: in a row, whole or somewhere inside. */
export interface Place {
  row: string;
  read(row: unknown): unknown;
  /** The row with the value in its place. */
  write(row: unknown, value: unknown): unknown;
}

/** One value that operators change: its name, what it means, what is accepted and where it is kept. */
export interface SettingDefinition {
  key: string;
  /** Other names that find it, such as the code of a switch in the specification. */
  aliases?: readonly string[];
  group: (typeof SETTING_GROUPS)[number];
  type: (typeof SETTING_TYPES)[number];
  description: string;
  schema: v.GenericSchema;
  /** The first is read, all are written. */
  places: readonly [Place, ...Place[]];
  /** Neither shown nor noted. */
  secret?: boolean;
  /** A sentence when the settings would no longer go together. */
  conflict?(rows: Rows): string | undefined;
  /** What has to be done, in the transaction of the change, while the settings are still what `rows` tells. */
  beforeChange?(transaction: Queryable, rows: Rows, now: Date): Promise<void>;
}

export const wholeRow = (row: string): Place => ({ row, read: (value) => value, write: (_, value) => value });
export const fieldOf = (row: string, field: string): Place => ({
  row,
  read: (value) => (value as Record<string, unknown> | undefined)?.[field],
  write: (value, field_) => ({ ...(value as object | undefined), [field]: field_ }),
});

type Described = Omit<SettingDefinition, 'places' | 'key'> & { places?: SettingDefinition['places'] };

/** A setting that is a row of its own. */
export const setting = (key: string, rest: Described): SettingDefinition => ({ places: [wholeRow(key)], ...rest, key });

export const read = (definition: SettingDefinition, rows: Rows): unknown =>
  definition.places[0].read(rows.get(definition.places[0].row));

const FRESH: Rows = new Map(Object.entries(DEFAULT_SETTINGS));
/** What a fresh installation holds. */
export const defaultOf = (definition: SettingDefinition): unknown => read(definition, FRESH) ?? null;

/** The rows that change, as they will be. */
export function written(definition: SettingDefinition, rows: Rows, value: unknown): Map<string, unknown> {
  const changed = new Map<string, unknown>();
  for (const place of definition.places) {
    // A row that was never written holds what a fresh installation would.
    const before = changed.get(place.row) ?? rows.get(place.row) ?? FRESH.get(place.row);
    changed.set(place.row, place.write(before, value));
  }
  return changed;
}

export const Flag = v.boolean('true or false is expected.');
export const Words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
export const Whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** Minor units as digits. */
export const Minor = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,14})$/, 'Enter an amount in minor units as digits, such as "10000".'),
);
/** An origin that goes into a Content-Security-Policy: nothing in it may end the directive. */
export const SafeOrigin = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'Enter an origin such as https://img.example.com.'),
);
/** An address that a visitor is sent to: a path of the site, https, or mail. */
export const SafeAddress = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(
    /^(\/([^/\\]|$)|https:\/\/|mailto:|tel:)/,
    'Enter a path of the site, or an address that starts with https://, mailto: or tel:.',
  ),
);
