import { type ApiError, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';
import { csvOf, download } from './csv.ts';

export interface RecordExport {
  name: string;
  heads: readonly string[];
  /** Reads one page of 100 records as lines of the file. */
  read: (pageNo: number) => Promise<{ lines: readonly (readonly string[])[]; totalPages: number }>;
}

/** Share of the pages that have been read, or null while nothing is exported. */
export const exportProgressAtom = atom<number | null>(null);
export const exportErrorAtom = atom<ApiError | null>(null);

/** Reads every page of the filter, one after the other, and hands the whole over as one CSV file. */
export const exportRecordsAtom = atom(null, async (get, set, wanted: RecordExport) => {
  if (get(exportProgressAtom) !== null) return;
  set(exportProgressAtom, 0);
  set(exportErrorAtom, null);
  try {
    const rows: (readonly string[])[] = [wanted.heads];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const { lines, totalPages } = await wanted.read(pageNo);
      rows.push(...lines);
      pages = totalPages;
      set(exportProgressAtom, pageNo / Math.max(1, pages));
    }
    download(wanted.name, csvOf(rows));
    host().toast('success', host().i18n.t('centre:records.exported', { count: rows.length - 1 }));
  } catch (error) {
    set(exportErrorAtom, failureOf(error));
  } finally {
    set(exportProgressAtom, null);
  }
});
