import { downline, downlines } from '@atrium/contracts/agents';
import { createResource } from '@atrium/host';
import { createPagedResource } from '@atrium/host/paged-resource';
import { atom } from 'jotai';

export const downlinePages = createPagedResource(downlines);
/** The first of them in some order, for lists without further pages. */
export const downlinesResource = downlinePages.resource;
export const downlineResource = createResource(downline);

export type Kind = 'all' | 'agents' | 'members';
export type Sort = 'account' | 'balance' | 'turnover' | 'registeredAt';

/** How the downline is shown: as a tree, or as a list of figures. */
export type Look = 'tree' | 'table';
export const lookAtom = atom<Look>('tree');

/** What the list shows: whose downline, which accounts, in which order. */
export const downlineViewAtom = atom<{ under?: string; text: string; kind: Kind; sort: Sort; pageNo: number }>({
  text: '',
  kind: 'all',
  sort: 'turnover',
  pageNo: 1,
});

/** Changes the view; anything but the page goes back to the first page. */
export const changeViewAtom = atom(
  null,
  (get, set, change: Partial<{ under: string | undefined; text: string; kind: Kind; sort: Sort; pageNo: number }>) =>
    set(downlineViewAtom, { ...get(downlineViewAtom), pageNo: 1, ...change }),
);
