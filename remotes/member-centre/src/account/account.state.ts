import type { ApiError } from '@atrium/host';
import { account, endOtherSessions } from '@atrium/contracts/members';
import { createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

export const accountResource = createResource(account);
export const endingErrorAtom = atom<ApiError | null>(null);
endingErrorAtom.onMount = (set) => () => set(null);

/** Asks first, then signs the account out everywhere but here. Resolves to whether anything ended. */
export const endOthersAtom = atom(null, async (_, set, texts: { title: string; text: string; yes: string; no: string; done: (count: number) => string }) => {
  const answer = await host().dialog({ title: texts.title, text: texts.text, icon: 'warning', buttons: [{ label: texts.yes, value: 'yes', tone: 'danger' }, { label: texts.no, value: 'no', tone: 'plain' }] });
  if (answer !== 'yes') return false;
  set(endingErrorAtom, null);
  try {
    const { ended } = await host().api.call(endOtherSessions);
    host().toast('success', texts.done(ended));
    return true;
  } catch (error) {
    set(endingErrorAtom, failureOf(error));
    return false;
  }
});
