import type { Queryable } from './database.ts';
import { Refusal } from './errors.ts';
import type { OrderKey } from './order-key.ts';

/**
 * The place in a list that a page ended at: the numbers that order its rows, of an instant its microsecond. The next
 * page begins behind it, in one range of one index, however deep it is. Source: 11-28.
 */
type Place = readonly string[];

/** Rows that one page looks through for those that its filter finds; the next page goes on behind them. */
export const SCANNED_ROWS = 5_000;
/** Rows of a numbered page's list: the newest ones. */
export const NUMBERED_ROWS = 10_000;
/** Digits that fit a bigint. */
const NUMBER = /^\d{1,18}$/;

/** Adds a value to a query and returns the parameter that names it. */
export type Parameter = (value: unknown) => string;
type Condition = (parameter: Parameter) => string;

/** The filter of a list out of the conditions that were chosen. */
export function filterOf(...conditions: (Condition | '' | false | null | undefined)[]): Condition | undefined {
  const chosen = conditions.filter((condition) => typeof condition === 'function');
  return chosen.length === 0 ? undefined : (parameter) => chosen.map((condition) => condition(parameter)).join(' AND ');
}

export interface KeysetList {
  columns: string;
  /** Table and alias. An index of it has the columns of `range`, then those of `order`. */
  table: string;
  /** Tables that add columns, and neither add nor remove rows. */
  joins?: string;
  order: readonly OrderKey[];
  /** One range, or several that an index each answers: a row in more than one of them is in the list once. */
  range: Condition | readonly Condition[];
  /** What the index does not answer; undefined while nothing narrows the list. */
  filter?: Condition | undefined;
  /**
   * Where another table's index finds the rows: the tables with `table` among them, and the keys of `order` by the columns of
   * that index, which covers the first `indexed` of them.
   */
  through?: { tables: Condition; keys: readonly OrderKey[]; indexed: number } | undefined;
}

export interface PageOfList {
  /** Of lists whose first key is an instant. */
  span?: { from: Date; until: Date };
  cursor: string | undefined;
  pageSize: number;
}

/**
 * Reads one page of a list behind the place of its cursor. `next` is null at the end of the list. A page with a `next` that
 * is not full found no more within the rows that it looked through.
 */
export async function readPage<Row extends object>(
  database: Queryable,
  list: KeysetList,
  page: PageOfList,
): Promise<{ rows: Row[]; next: string | null }> {
  const values: unknown[] = [];
  const parameter: Parameter = (value) => `$${values.push(value)}`;
  const alias = list.table.split(' ').at(-1)!;
  const range = rangeOf(list, page, parameter);
  const rangeValues = [...values];
  const filter = list.filter?.(parameter);
  const placed = `ARRAY[${list.order.map(({ number }) => number)}] AS place`;
  const rows = await database.rows<Row & { place: Place }>(
    `SELECT ${list.columns}, ${placed} FROM (${range(`${alias}.*`, filter ? SCANNED_ROWS : page.pageSize + 1)}) ${alias} ${list.joins ?? ''}
      ${filter ? `WHERE ${filter}` : ''} ORDER BY ${newestFirst(list.order)} LIMIT ${page.pageSize + 1}`,
    values,
  );
  const shown = rows.slice(0, page.pageSize);
  const end =
    rows.length > page.pageSize
      ? shown.at(-1)
      : filter &&
        (await database.first<{ place: Place }>(
          `${range(placed, SCANNED_ROWS)} OFFSET ${SCANNED_ROWS - 1}`,
          rangeValues,
        ));
  return {
    rows: shown.map(({ place: _, ...row }) => row as unknown as Row),
    next: end ? Buffer.from(end.place.join(',')).toString('base64url') : null,
  };
}

/**
 * A page by its number, out of the newest `NUMBERED_ROWS` rows of a list, with what they add up to: for calls whose shape is
 * fixed. A page of older rows has a cursor.
 */
export async function readNumberedPage<Row extends object, Sums extends { count: number }>(
  database: Queryable,
  list: KeysetList,
  sums: string,
  { span, pageNo, pageSize }: { span?: { from: Date; until: Date }; pageNo: number; pageSize: number },
): Promise<{ rows: Row[]; sums: Sums; pageNo: number; totalPages: number; total: number }> {
  const { text, values } = newestRows(list, span, NUMBERED_ROWS);
  const [rows, summed] = await Promise.all([
    database.rows<Row>(
      `SELECT ${list.columns} ${text} ORDER BY ${newestFirst(list.order)} LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
      values,
    ),
    database.first<Sums>(`SELECT ${sums} ${text}`, values),
  ]);
  const total = summed!.count;
  return { rows, sums: summed!, pageNo, totalPages: Math.ceil(total / pageSize), total };
}

/** What all rows of a list add up to. `sums` are aggregates over its columns. */
export async function readSums<Sums extends object>(
  database: Queryable,
  list: KeysetList,
  sums: string,
  span: { from: Date; until: Date },
): Promise<Sums> {
  const { text, values } = newestRows(list, span);
  return (await database.first<Sums>(`SELECT ${sums} ${text}`, values))!;
}

/** SQL: the rows of a list from the newest on, as far as its filter finds them. */
function newestRows(list: KeysetList, span: PageOfList['span'], limit?: number): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const parameter: Parameter = (value) => `$${values.push(value)}`;
  const alias = list.table.split(' ').at(-1)!;
  const range = rangeOf(list, { ...(span && { span }), cursor: undefined, pageSize: 0 }, parameter);
  const filter = list.filter?.(parameter);
  return {
    text: `FROM (${range(`${alias}.*`, limit)}) ${alias} ${list.joins ?? ''} ${filter ? `WHERE ${filter}` : ''}`,
    values,
  };
}

/** SQL of the rows behind the cursor's place, newest first; `limit` of them, or all. */
function rangeOf(
  { table, order, range, through }: KeysetList,
  { span, cursor }: PageOfList,
  parameter: Parameter,
): (columns: string, limit?: number) => string {
  const place = placeOf(cursor, order.length);
  const keys = through?.keys ?? order;
  const first = keys[0]!;
  const tables = through?.tables(parameter) ?? table;
  const ranges = [range].flat().map((each) => each(parameter));
  const bounded: string[] = [];
  if (span) {
    const until = place && first.isInstant ? endBehind(place, span.until) : span.until;
    bounded.push(`${first.sql} >= ${parameter(span.from)} AND ${first.sql} < ${parameter(until)}`);
  }
  if (place) {
    const bounds = keys.map(({ valueOf }, key) => valueOf(parameter(place[key])));
    const compare = (sign: string, count: number) =>
      `(${keys.slice(0, count).map(({ sql }) => sql)}) ${sign} (${bounds.slice(0, count)})`;
    if (through) bounded.push(compare('<=', through.indexed));
    bounded.push(compare('<', keys.length));
  }
  return (columns, limit) => {
    const end = `ORDER BY ${newestFirst(keys)} ${limit === undefined ? '' : `LIMIT ${limit}`}`;
    const one = (condition: string, selected: string) =>
      `SELECT ${selected} FROM ${tables} WHERE ${[condition, ...bounded].join(' AND ')} ${end}`;
    if (ranges.length === 1) return one(ranges[0]!, columns);
    const alias = table.split(' ').at(-1)!;
    const every = ranges.map((condition) => `(${one(condition, `${alias}.*`)})`).join(' UNION ALL ');
    return `SELECT DISTINCT ON (${keys.map(({ sql }) => sql)}) ${columns} FROM (${every}) ${alias} ${end}`;
  };
}

const newestFirst = (keys: readonly OrderKey[]): string => keys.map(({ sql }) => `${sql} DESC`).join(', ');

/** The place of a cursor with this many numbers; undefined for the first page. Refuses what no page ended with. */
function placeOf(cursor: string | undefined, numbers: number): Place | undefined {
  if (!cursor) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString().split(',');
  if (place.length !== numbers || !place.every((number) => NUMBER.test(number)))
    throw new Refusal('BAD_REQUEST', { params: { field: 'cursor' } });
  return place;
}

/**
 * The end of a span behind a place. PostgreSQL begins a range at a plain bound where there is one beside a comparison of
 * rows, so the plain one has to be as tight, or a page reads all rows before it.
 */
const endBehind = (place: Place, until: Date): Date =>
  new Date(Math.min(until.getTime(), Number(BigInt(place[0]!) / 1_000n) + 1));
