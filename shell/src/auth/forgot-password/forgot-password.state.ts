import { setPasswordByPhone } from '@atrium/contracts/members';
import { type ApiError, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';
import { type SignInFailure, signInAtom } from '../sign-in.state.ts';

export interface ForgottenPassword {
  dialingCode: string;
  mobile: string;
  code: string;
  newPassword: string;
}

/** Sets the password with the code, then logs in with it. Resolves to a failure, or null. */
export const setPasswordAtom = atom(
  null,
  async (
    _get,
    set,
    { dialingCode, mobile, code, newPassword }: ForgottenPassword,
  ): Promise<ApiError | SignInFailure | null> => {
    const { api } = host();
    try {
      const { account } = await api.call(setPasswordByPhone, {
        body: { newPassword, mobileNum: mobile.trim(), verificationCode: code.trim(), countryDialingCode: dialingCode },
      });
      return await set(signInAtom, {
        username: account,
        password: newPassword,
        type: 'username',
        remember: false,
      });
    } catch (error) {
      return failureOf(error);
    }
  },
);
