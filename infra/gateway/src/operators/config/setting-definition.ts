import { isDeepStrictEqual } from 'node:util';
import type { Setting, SETTING_GROUPS, SETTING_TYPES } from '@atrium/contracts/operator-config';
import * as v from 'valibot';
import type { Queryable } from '../../platform/database.ts';
import { DEFAULT_SETTINGS } from '../../system/default-settings.ts';

/** The rows of the table `settings`. */
export type Rows = ReadonlyMap<string, unknown>;

/** The place of a value: a whole row, or a part of one. */
export interface Place {
  row: string;
  read(row: unknown): unknown;
  /** The row with the value in its place. */
  write(row: unknown, value: unknown): unknown;
}

/**
 * What a change of a setting needs: nothing, a reason, or the approval of a second operator, which for the last class can
 * be given only `APPROVAL_DELAY_MS` after the proposal.
 */
export type ChangeClass = Setting['change'];

/** One value that operators change: its name, description, accepted values and place. */
export interface SettingDefinition {
  key: string;
  /** Other names for it, such as the code of a switch in the specification. */
  aliases?: readonly string[];
  group: (typeof SETTING_GROUPS)[number];
  type: (typeof SETTING_TYPES)[number];
  description: string;
  schema: v.GenericSchema;
  change: ChangeClass;
  /** Whether a change tightens the protection of members or money. It needs no second operator. */
  tightens?(before: unknown, after: unknown): boolean;
  /** What holds where nothing is stored, if that is not among the settings of a new installation. */
  fresh?: unknown;
  /** The first is read, all are written. */
  places: readonly [Place, ...Place[]];
  /** Whether it is neither shown nor logged. */
  secret?: boolean;
  /** Returns a message if the settings would contradict each other. */
  conflict?(rows: Rows): string | undefined;
  /** Runs in the transaction of the change, while the settings still have the values in `rows`. */
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
/** The value in a new installation. */
export const defaultOf = (definition: SettingDefinition): unknown =>
  read(definition, FRESH) ?? definition.fresh ?? null;

/** The changed rows with their new values. */
export function written(definition: SettingDefinition, rows: Rows, value: unknown): Map<string, unknown> {
  const changed = new Map<string, unknown>();
  for (const place of definition.places) {
    // A row that was never written has the value of a new installation.
    const before = changed.get(place.row) ?? rows.get(place.row) ?? FRESH.get(place.row);
    changed.set(place.row, place.write(before, value));
  }
  return changed;
}

export const Flag = v.boolean('Enter true or false.');
export const Words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
export const Whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** An amount in minor units, as digits. */
export const Minor = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,14})$/, 'Enter an amount in minor units as digits, such as "10000".'),
);
/** An origin for a Content-Security-Policy. It must not contain characters that end the directive. */
export const SafeOrigin = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'Enter an origin such as https://img.example.com.'),
);
/** An address that visitors are sent to: a path of the site, https, mail or telephone. */
export const SafeAddress = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(
    /^(\/([^/\\]|$)|https:\/\/|mailto:|tel:)/,
    'Enter a path of the site, or an address that starts with https://, mailto: or tel:.',
  ),
);

/** Whether a list only loses entries, and none is changed. */
export const removesOnly = (before: unknown, after: unknown): boolean =>
  (after as unknown[]).every((one) => (before as unknown[]).some((known) => isDeepStrictEqual(known, one)));

/** A list of at most `most` entries. */
export const atMost = <const S extends v.GenericSchema>(most: number, schema: S) =>
  v.pipe(v.array(schema), v.maxLength(most));
