import type { InputOf } from '@atrium/contracts/endpoint';
import { beginExport, endExport, recordExports } from '@atrium/contracts/record-exports';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

/** The own exports that the gateway writes or keeps. */
export const exportsResource = createResource(recordExports);

/** What the last press of a button failed with; gone with the next one and when the page is left. */
export const exportErrorAtom = atom<ApiError | null>(null);
exportErrorAtom.onMount = (set) => () => set(null);

/** Calls the gateway and reads the list of exports again. */
const changeAtom = atom(null, async (_, set, send: () => Promise<unknown>): Promise<void> => {
  set(exportErrorAtom, null);
  try {
    await send();
  } catch (error) {
    set(exportErrorAtom, failureOf(error));
  }
  await set(exportsResource.entry(undefined).loadAtom, true);
});

export type ExportBody = InputOf<typeof beginExport>['body'];
export const beginExportAtom = atom(null, (_, set, body: ExportBody) =>
  set(changeAtom, () => host().api.call(beginExport, { body })),
);
export const endExportAtom = atom(null, (_, set, id: string) =>
  set(changeAtom, () => host().api.call(endExport, { params: { id } })),
);
