import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import {
  deleteMessage,
  messagePreferences,
  messages,
  readMessage,
  setMessagePreference,
} from '@atrium/contracts/notices';
import type { ApiError } from '@atrium/host';
import { failureOf, host } from '@atrium/host';
import { createKeysetResource } from '@atrium/host/paged-resource';
import { createChangeableResource } from '@atrium/host/changeable-resource';
import { atom } from 'jotai';
import { unreadResource } from './unread.state.ts';

const messagesResource = createChangeableResource(messages, { staleOn: ['messages.changed'] });
/** The member's messages in pages; one that is opened counts as read at once. */
export const messagePages = { ...createKeysetResource(messages), resource: messagesResource };

export const readingErrorAtom = atom<ApiError | null>(null);
readingErrorAtom.onMount = (set) => () => set(null);

type Unread = ReplyOf<typeof readMessage>;
/** Sends what marks or deletes messages; its answer is the count that stays unread. Returns whether it was done. */
const markAtom = atom(null, async (_, set, send: () => Promise<Unread | undefined>): Promise<boolean> => {
  set(readingErrorAtom, null);
  try {
    const value = await send();
    if (value) set(unreadResource.entry(undefined).stateAtom, { status: 'ready', value, error: undefined });
    return true;
  } catch (error) {
    set(readingErrorAtom, failureOf(error));
    return false;
  }
});

/** Marks a message as read: at once in the list with this input, for good when the gateway has taken it. */
export const readOneAtom = atom(null, (_, set, id: string, list: InputOf<typeof messages>) =>
  set(markAtom, () =>
    messagesResource.change(
      list,
      (page) => ({ ...page, items: page.items.map((one) => (one.id === id ? { ...one, read: true } : one)) }),
      () => host().api.call(readMessage, { params: { id } }),
    ),
  ),
);

export const readAllAtom = atom(null, (_, set) =>
  set(markAtom, () => host().api.call(readMessage, { params: { id: 'all' } })),
);

/** Deletes one message, or with 'read' every one that is read. */
export const deleteAtom = atom(null, (_, set, id: string) =>
  set(markAtom, () => host().api.call(deleteMessage, { params: { id } })),
);

export const preferencesResource = createChangeableResource(messagePreferences);
export type Preference = ReplyOf<typeof messagePreferences>['preferences'][number];

/** Stores how the messages of a category are received: at once on the screen, for good when the gateway has taken it. */
export const preferAtom = atom(null, async (_, set, { category, inSite, email }: Preference): Promise<void> => {
  set(readingErrorAtom, null);
  try {
    await preferencesResource.change(
      undefined,
      (held) => ({
        ...held,
        preferences: held.preferences.map((one) => (one.category === category ? { ...one, inSite, email } : one)),
      }),
      () => host().api.call(setMessagePreference, { params: { category }, body: { inSite, email } }),
    );
  } catch (error) {
    set(readingErrorAtom, failureOf(error));
  }
});
