import * as calls from '@atrium/contracts/agent-downline';
import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

export const treeResource = createResource(calls.tree);
/** What the screen shows at once, however large the tree is, and the tree with everything that one answer holds. */
export const firstNodes = (under: string | undefined) => ({ query: { under, most: String(calls.FIRST_NODES) } });
export const wholeTree = (under: string | undefined) => ({ query: { under } });
export const standingResource = createResource(calls.accountStanding);

type Figures = ReplyOf<typeof calls.treeFigures>[number];

/** Figures of accounts that were in view; of the others nothing is asked. */
export const figuresAtom = atom<ReadonlyMap<string, Figures>>(new Map());
const askedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Asks once for the figures of accounts that came into view. */
export const askFiguresAtom = atom(null, async (get, set, inView: readonly string[]): Promise<void> => {
  const ids = inView.filter((id) => !get(askedAtom).has(id)).slice(0, calls.MOST_FIGURES);
  if (ids.length === 0) return;
  set(askedAtom, new Set([...get(askedAtom), ...ids]));
  try {
    const figures = await host().api.call(calls.treeFigures, { query: { ids: ids.join(',') } });
    set(figuresAtom, new Map([...get(figuresAtom), ...figures.map((each) => [each.id, each] as const)]));
  } catch {
    // The tree stays usable without them; they are asked for when they come into view again.
    set(askedAtom, new Set([...get(askedAtom)].filter((id) => !ids.includes(id))));
  }
});

/** Forgets all figures: the tree is opened anew. */
export const forgetFiguresAtom = atom(null, (_, set) => {
  set(figuresAtom, new Map());
  set(askedAtom, new Set<string>());
});

type Changed = { standing: calls.AccountStanding; failure: null } | { standing: null; failure: ApiError };

async function changed(command: Promise<calls.AccountStanding>): Promise<Changed> {
  try {
    const standing = await command;
    const { stateAtom } = standingResource.entry({ params: { id: standing.id } });
    const { store } = host();
    store.set(stateAtom, { ...store.get(stateAtom), value: standing });
    return { standing, failure: null };
  } catch (error) {
    return { standing: null, failure: failureOf(error) };
  }
}

export const raiseTerms = (id: string, body: InputOf<typeof calls.raiseTerms>['body']) =>
  changed(host().api.call(calls.raiseTerms, { params: { id }, body }));
export const setBlock = (id: string, body: InputOf<typeof calls.setBlock>['body']) =>
  changed(host().api.call(calls.setBlock, { params: { id }, body }));
export const setNote = (id: string, note: string) =>
  changed(host().api.call(calls.setNote, { params: { id }, body: { note } }));
