import { host, useSession } from '@atrium/host';
import { atom, useAtomValue } from 'jotai';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';

/** Local storage: the age that the visitor has confirmed. Session storage: that the visitor is younger. */
export const AGE_KEY = 'confirmedAge';
const UNDER_AGE = 'under';

export type AgeAnswer = 'none' | 'old-enough' | 'under-age';

const answeredAtom = atom<AgeAnswer | null>(null);

/** The answer from this page, else from the browser's storage. A brand that requires a higher age asks again. */
export const ageAnswerAtom = atom(
  (get): AgeAnswer => get(answeredAtom) ?? keptAnswer(),
  (_get, set, oldEnough: boolean) => {
    if (oldEnough) localStorage.setItem(AGE_KEY, String(leastAge()));
    else sessionStorage.setItem(AGE_KEY, UNDER_AGE);
    set(answeredAtom, oldEnough ? 'old-enough' : 'under-age');
  },
);

/** The minimum age of registration. */
export const leastAge = (): number => host().permission().register.minimumAge;

function keptAnswer(): AgeAnswer {
  if (sessionStorage.getItem(AGE_KEY) === UNDER_AGE) return 'under-age';
  return Number(localStorage.getItem(AGE_KEY) ?? 0) >= leastAge() ? 'old-enough' : 'none';
}

/** Whether to ask for the age before the page is shown. Members gave theirs at registration. */
export function useAgeAsked(): boolean {
  const answer = useAtomValue(ageAnswerAtom);
  const restoring = useAtomValue(sessionPhaseAtom) === 'restoring';
  const session = useSession();
  return host().brand.ageGate === true && !session && !restoring && answer !== 'old-enough';
}
