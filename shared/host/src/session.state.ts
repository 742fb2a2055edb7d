import type { MemberInfo } from '@atrium/contracts/members';
import type { Balance } from '@atrium/contracts/wallet';
import { atom } from 'jotai';
import type { Session } from './session-gate.ts';

/** The session of this browser, or null for a visitor. Written by the shell alone. */
export const sessionAtom = atom<Session | null>(null);
/** The member of the session, once loaded. */
export const memberAtom = atom<MemberInfo | null>(null);
const heldBalanceAtom = atom<(Balance & { readonly updatedAt: number }) | null>(null);
/**
 * The main wallet, once loaded; kept in step by the live stream. `updatedAt` is when it was received: milliseconds since 1970
 * by this machine's clock. Written by the shell alone.
 */
export const balanceAtom = atom(
  (get) => get(heldBalanceAtom),
  (_, set, balance: Balance | null) => set(heldBalanceAtom, balance && { ...balance, updatedAt: Date.now() }),
);
/** Codes of vendors that are down now. */
export const vendorsDownAtom = atom<ReadonlySet<string>>(new Set<string>());
/** Covers that the page's HTML drew for the lobby at `path`, in their order, '' for one that did not come; null where there are none, or a grid has taken them over. */
export const firstCoversAtom = atom<{ readonly path: string; readonly covers: readonly string[] } | null>(null);
/** Which single games operators closed (false) or opened again (true), by id: newer than any list. Written by the shell alone. */
export const gameHealthAtom = atom<Readonly<Record<string, boolean>>>({});
