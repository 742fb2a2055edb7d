import { csvOf } from '@atrium/contracts/csv';
import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { type ApiError, failureOf, host, type ResourceInput } from '@atrium/host';
import type { PageCursor, PagedResource } from '@atrium/host/paged-resource';
import { atom, type Atom, type WritableAtom } from 'jotai';
import { download } from './download.ts';

/** What goes into the file. */
export interface ExportPlan<Row> {
  /** Name of the file. */
  name: string;
  heads: readonly string[];
  /** Filters of the records. */
  query: object;
  /** How many there are, where the pages do not count them. */
  total?: number | undefined;
  lineOf: (row: Row) => readonly string[];
}

export interface RecordExport<Row> {
  /** Share of the pages that have been read; `unknown` where the call does not count them, null while nothing is exported. */
  readonly progressAtom: Atom<number | 'unknown' | null>;
  /** Why the last export failed; gone with the next one and when the page is left. */
  readonly failureAtom: Atom<ApiError | null>;
  /** Reads every page of the filters, one after the other, and saves them all as one CSV file. */
  readonly runAtom: WritableAtom<null, [plan: ExportPlan<Row>], Promise<void>>;
}

const PAGE_SIZE = 100;

export function createRecordExport<E extends Endpoint, Row>(
  { resource: { endpoint }, inputOf: pageInput, pageOf }: PagedResource<E, Row>,
  inputOf: (query: object) => InputOf<E>,
): RecordExport<Row> {
  const progressAtom = atom<number | 'unknown' | null>(null);
  const failureAtom = atom<ApiError | null>(null);
  failureAtom.onMount = (set) => () => set(null);

  const runAtom = atom(null, async (get, set, { name, heads, query, total, lineOf }: ExportPlan<Row>) => {
    if (get(progressAtom) !== null) return;
    set(progressAtom, 0);
    set(failureAtom, null);
    const read = host().api.call as (endpoint: E, input: ResourceInput<E>) => Promise<ReplyOf<E>>;
    try {
      const lines: (readonly string[])[] = [heads];
      const input = inputOf({ ...query, pageSize: PAGE_SIZE });
      let cursor: PageCursor | null | undefined;
      for (let pageNo = 1; cursor !== null; pageNo += 1) {
        const page = pageOf(await read(endpoint, pageInput(input, cursor)));
        lines.push(...page.items.map(lineOf));
        cursor = page.next;
        const share = page.pages === undefined ? (lines.length - 1) / (total ?? 0) : pageNo / Math.max(1, page.pages);
        set(progressAtom, Number.isFinite(share) ? Math.min(1, share) : 'unknown');
      }
      download(name, csvOf(lines));
      host().toast('success', host().i18n.t('centre:records.exported', { count: lines.length - 1 }));
    } catch (error) {
      set(failureAtom, failureOf(error));
    } finally {
      set(progressAtom, null);
    }
  });
  return { progressAtom, failureAtom, runAtom };
}
