import type { Endpoint, ReplyOf } from '@atrium/contracts/endpoint';
import { type Resource, type ResourceInput, useResource } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { usePhone } from '@atrium/ui/use-phone';
import type { ReactNode } from 'react';
import { ResourceFault } from '../resource-fault.tsx';
import type { RecordSource } from './record-source.state.ts';
import type { Identified } from './record-types.ts';

export interface RecordFigures<Figures> {
  /** The answer that holds the sums of all pages; undefined before it arrives. */
  figures: Figures | undefined;
  /** How many records there are, where a call of its own counts them. */
  count: number | undefined;
  /** In place of the sums: that they are on their way, or why they cannot be had. */
  missing: ReactNode;
}

/** Height of a line of figures, and of the two dense ones that they take on a phone. */
const SKELETON_PX = 84;
const PHONE_SKELETON_PX = 74;

/** The sums of a page of records: of the page's own answer, or of the call beside it. */
export function useRecordFigures<E extends Endpoint, Row extends Identified, Totals, Figures>(
  source: RecordSource<E, Row, Totals, Figures>,
  { pageNo: _, ...query }: Record<string, unknown>,
  page: ReplyOf<E> | undefined,
): RecordFigures<Figures> {
  const phone = usePhone();
  const isApart = source.totals !== undefined;
  const resource = (source.totals ?? source.pages.resource) as Resource<Endpoint, Figures>;
  const input = source.inputOf(query) as ResourceInput<Endpoint>;
  const { value, error, reload } = useResource(resource, input, { paused: !isApart });
  if (!isApart) return { figures: page as Figures | undefined, count: undefined, missing: null };
  return {
    figures: value,
    count: (value as { count?: number } | undefined)?.count,
    missing: error ? (
      <ResourceFault error={error} reload={reload} />
    ) : (
      <Skeleton height={phone ? PHONE_SKELETON_PX : SKELETON_PX} />
    ),
  };
}
