import { feedback } from '@atrium/contracts/system';
import { type ApiError, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

/** The length of a feedback message, in characters. Source: 5-57. */
export const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;

/** Sends a feedback message; resolves with its failure, or with null. */
export const sendFeedbackAtom = atom(
  null,
  async (_get, _set, { content, contact }: { content: string; contact: string }): Promise<ApiError | null> => {
    const { api } = host();
    try {
      await api.call(feedback, {
        body: { content: content.trim(), ...(contact.trim() && { contact: contact.trim() }) },
      });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  },
);
