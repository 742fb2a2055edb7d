import { messages, readMessage, unreadCount } from '@atrium/contracts/notices';
import type { ApiError } from '@atrium/host';
import { createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

export const messagesResource = createResource(messages);
export const unreadResource = createResource(unreadCount);

export const readingErrorAtom = atom<ApiError | null>(null);
readingErrorAtom.onMount = (set) => () => set(null);

/** Marks a message as read, or all of them; the answer is the count that stays unread. Resolves to whether it was done. */
export const readAtom = atom(null, async (_, set, id: string): Promise<boolean> => {
  set(readingErrorAtom, null);
  try {
    const value = await host().api.call(readMessage, { params: { id } });
    set(unreadResource.entry(undefined).stateAtom, { status: 'ready', value, error: undefined });
    return true;
  } catch (error) {
    set(readingErrorAtom, failureOf(error));
    return false;
  }
});
