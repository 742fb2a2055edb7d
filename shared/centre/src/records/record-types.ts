import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { ReactNode } from 'react';

export interface Identified {
  readonly id: string;
}
/** One record of a list call. */
export type RowOf<E> = ReplyOf<E> extends { items: readonly (infer Row extends Identified)[] } ? Row : never;
/** The sums over all pages, where the call has them. */
export type TotalsOf<E> = ReplyOf<E> extends { totals: infer Totals } ? Totals : undefined;
/** What the call can be narrowed by. */
export type QueryOf<E> = InputOf<E> extends { query: infer Query } ? Query : never;
/** Its own filters: everything besides days and pages. */
export type FilterName<E> = Exclude<
  Extract<keyof QueryOf<E>, string>,
  'pageNo' | 'pageSize' | 'cursor' | 'from' | 'to' | 'archive'
>;

/**
 * One column of a list of records, on the screen and in the exported file. `of` is the plain value: minor units where
 * `kind` is `money`, an ISO instant where it is `instant`; screen and file write it each in their way.
 */
export interface RecordColumn<Row, Totals> {
  key: string;
  head: string;
  of: (row: Row) => string;
  kind?: 'text' | 'money' | 'instant';
  /** How the screen shows it, given the written value. */
  cell?: (row: Row, written: string) => ReactNode;
  /** Below the column: the name of the line, or a sum over all pages in minor units. */
  total?: string | ((totals: NonNullable<Totals>) => string);
  /** Leaves the column out of the other one. */
  only?: 'screen' | 'file';
  /** Place on a phone's card, as in `Table`. */
  phone?: 'lead' | 'aside' | 'under-lead' | 'under-aside' | 'hidden';
}

/** A choice between values that the call knows, or without `options` a text that is typed. */
export interface RecordFilter<E> {
  name: FilterName<E>;
  label: string;
  options?: readonly { value: string; label: string }[];
  /** The entry that narrows nothing. */
  placeholder?: string;
}

/** A filter as a list of choices. */
export interface ChoiceFilter extends Omit<RecordFilter<unknown>, 'name' | 'options'> {
  name: string;
  options: NonNullable<RecordFilter<unknown>['options']>;
}
