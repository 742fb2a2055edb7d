import { endOtherSessions, endSession } from '@atrium/contracts/members';
import type { ApiError } from '@atrium/host';
import { failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

export const endingErrorAtom = atom<ApiError | null>(null);
endingErrorAtom.onMount = (set) => () => set(null);

/** What is ended: one session by its id, or every one but this. */
export type Ending = { id: string } | 'others';

export interface EndingTexts {
  title: string;
  text: string;
  yes: string;
  no: string;
  done: (count: number) => string;
}

/** Asks first, then signs the account out there. Resolves to whether anything ended. */
export const endSessionsAtom = atom(null, async (_, set, which: Ending, texts: EndingTexts) => {
  const { api, dialog, toast } = host();
  const answer = await dialog({
    title: texts.title,
    text: texts.text,
    icon: 'warning',
    buttons: [
      { label: texts.yes, value: 'yes', tone: 'danger' },
      { label: texts.no, value: 'no', tone: 'plain' },
    ],
  });
  if (answer !== 'yes') return false;
  set(endingErrorAtom, null);
  try {
    const { ended } =
      which === 'others' ? await api.call(endOtherSessions) : await api.call(endSession, { params: { id: which.id } });
    toast('success', texts.done(ended));
    return true;
  } catch (error) {
    set(endingErrorAtom, failureOf(error));
    return false;
  }
});
