import { ApiError } from '@atrium/api/api-error';
import { setPasswordByPhone } from '@atrium/contracts/members';
import { host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';
import { signInAtom } from '../sign-in.state.ts';

export interface ForgottenPassword {
  dialingCode: string;
  mobile: string;
  code: string;
  newPassword: string;
}

/** Sets the password after the code, then logs in with it. Resolves to the sentence of a failure, or null. */
export const setPasswordAtom = atom(
  null,
  async (_get, set, { dialingCode, mobile, code, newPassword }: ForgottenPassword): Promise<string | null> => {
    const { api, i18n } = host();
    try {
      const { account } = await api.call(setPasswordByPhone, {
        body: { newPassword, mobileNum: mobile.trim(), verificationCode: code.trim(), countryDialingCode: dialingCode },
      });
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
