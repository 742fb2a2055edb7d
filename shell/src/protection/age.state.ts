import { host, useSession } from '@atrium/host';
import { atom, useAtomValue } from 'jotai';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';

/** The age that a visitor of this browser has said to have reached, or that they have not for as long as the tab lives. */
export const AGE_KEY = 'confirmedAge';
const UNDER_AGE = 'under';

export type AgeAnswer = 'none' | 'old-enough' | 'under-age';

const answeredAtom = atom<AgeAnswer | null>(null);

/** What was answered: in this page, else what the browser kept. A brand that asks for a higher age asks again. */
export const ageAnswerAtom = atom(
  (get): AgeAnswer => get(answeredAtom) ?? keptAnswer(),
  (_get, set, oldEnough: boolean) => {
    if (oldEnough) localStorage.setItem(AGE_KEY, String(leastAge()));
    else sessionStorage.setItem(AGE_KEY, UNDER_AGE);
    set(answeredAtom, oldEnough ? 'old-enough' : 'under-age');
  },
);

/** Younger ones may not register, so they need not come in either. */
export const leastAge = (): number => host().permission().register.minimumAge;

function keptAnswer(): AgeAnswer {
  if (sessionStorage.getItem(AGE_KEY) === UNDER_AGE) return 'under-age';
  return Number(localStorage.getItem(AGE_KEY) ?? 0) >= leastAge() ? 'old-enough' : 'none';
}

/** Whether the gate stands before the page. Members have told their age when they registered. */
export function useAgeAsked(): boolean {
  const answer = useAtomValue(ageAnswerAtom);
  const restoring = useAtomValue(sessionPhaseAtom) === 'restoring';
  const session = useSession();
  return host().brand.ageGate === true && !session && !restoring && answer !== 'old-enough';
}
