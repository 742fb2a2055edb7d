import { ApiError } from '@atrium/api/api-error';
import { feedback } from '@atrium/contracts/system';
import { host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';

/** How long a feedback may be, in characters. Source: 5-57. */
export const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;

/** Sends a feedback; resolves to the sentence of its failure, or null. */
export const sendFeedbackAtom = atom(
  null,
  async (_get, _set, { content, contact }: { content: string; contact: string }): Promise<string | null> => {
    const { api, i18n } = host();
    try {
      await api.call(feedback, {
        body: { content: content.trim(), ...(contact.trim() && { contact: contact.trim() }) },
      });
      return null;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('UNKNOWN');
      return errorSentence(i18n, failure.code, failure.params);
    }
  },
);
