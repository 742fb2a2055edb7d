import { betDetail } from '@atrium/contracts/bet-records';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { type ApiError, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

export type Detail = ReplyOf<typeof betDetail>;

/**
 * The round that is open, with the gateway's detail of it. Fetched each time: the vendor's address of a look
 * back opens once.
 */
export const openBetAtom = atom<{ id: string; detail?: Detail; error?: ApiError } | null>(null);

export const askBetAtom = atom(null, async (get, set, id: string | null) => {
  set(openBetAtom, id === null ? null : { id });
  if (id === null) return;
  const answer = await host()
    .api.call(betDetail, { params: { id } })
    .then(
      (detail) => ({ id, detail }),
      (error: unknown) => ({ id, error: failureOf(error) }),
    );
  // Another round may have been opened meanwhile, or none.
  if (get(openBetAtom)?.id === id) set(openBetAtom, answer);
});
