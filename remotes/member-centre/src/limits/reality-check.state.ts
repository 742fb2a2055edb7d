import { sessionFigures, setRealityCheck } from '@atrium/contracts/limits';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

export const sessionFiguresResource = createResource(sessionFigures);

interface Choosing {
  sending: boolean;
  saved: boolean;
  failure: ApiError | null;
}
const IDLE: Choosing = { sending: false, saved: false, failure: null };
export const choosingAtom = atom<Choosing>(IDLE);
choosingAtom.onMount = (set) => () => set(IDLE);

/** Chooses the pause between two reality checks; the frame reads its figures again. */
export const choosePauseAtom = atom(null, async (get, set, seconds: number) => {
  if (get(choosingAtom).sending) return;
  set(choosingAtom, { ...IDLE, sending: true });
  try {
    const value = await host().api.call(setRealityCheck, { body: { seconds } });
    set(sessionFiguresResource.entry(undefined).stateAtom, { status: 'ready', value, error: undefined });
    set(choosingAtom, { ...IDLE, saved: true });
    host().bus.emit('protection.changed', {});
  } catch (error) {
    set(choosingAtom, { ...IDLE, failure: failureOf(error) });
  }
});
