import { ApiError } from '@atrium/api/api-error';
import { answerRealityCheck, type SessionFigures, sessionFigures } from '@atrium/contracts/limits';
import { host, sessionAtom, TRIAL_ROLE } from '@atrium/host';
import { atom } from 'jotai';
import { sessionKnown } from '../session/session-known.ts';
import { followFigures } from './follow-figures.ts';

export interface Held {
  account: string;
  figures: SessionFigures;
}

const heldAtom = atom<Held | null>(null);
heldAtom.onMount = (hold) => followFigures(readFigures, hold);

/**
 * Time, stakes, payouts and reality check of a member's session; null for visitors and trials. Followed while a
 * component uses it.
 */
export const sessionFiguresAtom = atom((get) => {
  const held = get(heldAtom);
  return held && held.account === get(sessionAtom)?.account ? held.figures : null;
});

async function readFigures(): Promise<Held | null> {
  const { api, store } = host();
  await sessionKnown(store);
  const session = store.get(sessionAtom);
  if (!session || session.isAgent === TRIAL_ROLE) return null;
  try {
    return { account: session.account, figures: await api.call(sessionFigures) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Answers the check that is due. Rejects with `ApiError` when the answer did not arrive; the check then stays. */
export const answerRealityCheckAtom = atom(null, async (get, set) => {
  const { api, bus } = host();
  const figures = await api.call(answerRealityCheck, { body: {} });
  const held = get(heldAtom);
  if (held) set(heldAtom, { ...held, figures });
  bus.emit('protection.changed', {});
});
