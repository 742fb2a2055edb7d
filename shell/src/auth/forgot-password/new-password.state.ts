import { ApiError } from '@atrium/api/api-error';
import { setPasswordByLink } from '@atrium/contracts/members';
import { host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';
import { signInAtom } from '../sign-in.state.ts';

/** Sets the password by the link of an e-mail, then logs in with it. Resolves to the sentence of a failure, or null. */
export const setPasswordByLinkAtom = atom(
  null,
  async (_get, set, { token, newPassword }: { token: string; newPassword: string }): Promise<string | null> => {
    const { api, i18n } = host();
    try {
      const { account } = await api.call(setPasswordByLink, { body: { token, newPassword } });
      const failure = await set(signInAtom, {
        username: account,
        password: newPassword,
        type: 'username',
        remember: false,
      });
      return failure?.sentence ?? null;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('UNKNOWN');
      return errorSentence(i18n, failure.code, failure.params);
    }
  },
);
