/** A column that orders a list, the greatest value first: its SQL, its number, and its value from a number. */
export interface OrderKey {
  sql: string;
  number: string;
  valueOf: (parameter: string) => string;
  isInstant: boolean;
}
export const instantKey = (sql: string): OrderKey => ({
  sql,
  number: `(extract(epoch FROM ${sql}) * 1000000)::bigint::text`,
  valueOf: (parameter) => `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`,
  isInstant: true,
});
export const numberKey = (sql: string): OrderKey => ({
  sql,
  number: `${sql}::text`,
  valueOf: (parameter) => `${parameter}::bigint`,
  isInstant: false,
});
export const dayKey = (sql: string): OrderKey => ({
  sql,
  number: `(${sql} - date 'epoch')::text`,
  valueOf: (parameter) => `(date 'epoch' + ${parameter}::int)`,
  isInstant: false,
});
