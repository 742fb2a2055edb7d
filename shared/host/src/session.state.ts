import type { MemberInfo } from '@atrium/contracts/members';
import type { Balance } from '@atrium/contracts/balance';
import { atom } from 'jotai';
import type { Session } from './session-gate.ts';

/** The session of this browser, or null for a visitor. Only the shell writes it. */
export const sessionAtom = atom<Session | null>(null);
/** The member of the session, once loaded. */
export const memberAtom = atom<MemberInfo | null>(null);
const heldBalanceAtom = atom<(Balance & { readonly updatedAt: number }) | null>(null);
/**
 * The main wallet, once loaded; the live stream keeps it fresh. `updatedAt` is when it was received: milliseconds since 1970
 * by this machine's clock. Only the shell writes it.
 */
export const balanceAtom = atom(
  (get) => get(heldBalanceAtom),
  (_, set, balance: Balance | null) => set(heldBalanceAtom, balance && { ...balance, updatedAt: Date.now() }),
);
/** Codes of the vendors that are down. */
export const vendorsDownAtom = atom<ReadonlySet<string>>(new Set<string>());
/** When operators expect vendors back that they took down, as instants by the vendors' codes. Only the shell writes it. Source: 15-15. */
export const vendorReturnsAtom = atom<Readonly<Record<string, string>>>({});
/** Addresses of the covers that the page's HTML shows for the lobby at `path`, in their order, '' for a missing one; null where there are none, or a grid has taken over. */
export const firstCoversAtom = atom<{ readonly path: string; readonly covers: readonly string[] } | null>(null);
/** Single games that operators closed (false) or opened again (true), by id: newer than any list. Only the shell writes it. */
export const gameHealthAtom = atom<Readonly<Record<string, boolean>>>({});
