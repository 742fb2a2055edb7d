import { endSupport, type SUPPORT_TOPICS, supportDesk, writeToSupport } from '@atrium/contracts/support';
import { createResource, failureOf, host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { fileContent } from '@atrium/ui/file-content';
import { atom } from 'jotai';

/** Customer service's hours and the visitor's own conversation. */
export const supportResource = createResource(supportDesk, { personal: true, staleOn: ['support.changed'] });

export interface Draft {
  topic: (typeof SUPPORT_TOPICS)[number];
  text: string;
  picture: File | null;
}

/** The key of the last message that got no answer: the same message is sent again with the same key. */
const unsureAtom = atom<{ key: string; draft: Draft } | null>(null);
const same = (one: Draft, other: Draft): boolean =>
  one.topic === other.topic && one.text === other.text && one.picture === other.picture;

/** Sends a message; resolves with the sentence of its refusal, or with null. */
export const writeAtom = atom(null, async (get, set, draft: Draft): Promise<string | null> => {
  const unsure = get(unsureAtom);
  const key = unsure && same(unsure.draft, draft) ? unsure.key : crypto.randomUUID();
  set(unsureAtom, { key, draft });
  try {
    const image = draft.picture && (await fileContent(draft.picture));
    const conversation = await host().api.call(writeToSupport, {
      body: { key, topic: draft.topic, text: draft.text, ...(image && { image }) },
    });
    set(unsureAtom, null);
    const { stateAtom } = supportResource.entry({});
    const state = get(stateAtom);
    if (state.value) set(stateAtom, { status: 'ready', error: undefined, value: { ...state.value, conversation } });
    return null;
  } catch (error) {
    const { code, params } = failureOf(error);
    return errorSentence(host().i18n, code, params);
  }
});

/** Ends the own conversation. */
export const endAtom = atom(null, async (_get, set): Promise<void> => {
  try {
    await host().api.call(endSupport);
  } catch (error) {
    const { code, params } = failureOf(error);
    host().toast('error', errorSentence(host().i18n, code, params));
  }
  await set(supportResource.entry({}).loadAtom, true);
});
