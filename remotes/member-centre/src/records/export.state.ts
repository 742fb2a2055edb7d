import { failureOf, host } from '@atrium/host';
import type { ApiError } from '@atrium/host';
import { atom } from 'jotai';
import { csvOf, download } from './csv.ts';

interface RecordPage<Row> {
  items: Row[];
  totalPages: number;
}

export interface Export<Row> {
  name: string;
  heads: readonly string[];
  line: (row: Row) => readonly string[];
  /** Reads one page of 100 records. */
  read: (pageNo: number) => Promise<RecordPage<Row>>;
}

/** Share of the pages that have been read, or null while nothing is exported. */
export const exportProgressAtom = atom<number | null>(null);
export const exportErrorAtom = atom<ApiError | null>(null);

/** Reads every page of the filter, one after the other, and hands the whole over as one CSV file. */
export const exportRecordsAtom = atom(null, async <Row>(get: (progress: typeof exportProgressAtom) => number | null, set: (target: typeof exportProgressAtom | typeof exportErrorAtom, value: never) => void, wanted: Export<Row>) => {
  if (get(exportProgressAtom) !== null) return;
  const show = (share: number | null) => set(exportProgressAtom, share as never);
  show(0);
  set(exportErrorAtom, null as never);
  try {
    const rows: (readonly string[])[] = [wanted.heads];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const page = await wanted.read(pageNo);
      rows.push(...page.items.map(wanted.line));
      pages = page.totalPages;
      show(pageNo / Math.max(1, pages));
    }
    download(wanted.name, csvOf(rows));
    host().toast('success', host().i18n.t('member-centre:records.exported', { count: rows.length - 1 }));
  } catch (error) {
    set(exportErrorAtom, failureOf(error) as never);
  } finally {
    show(null);
  }
});
