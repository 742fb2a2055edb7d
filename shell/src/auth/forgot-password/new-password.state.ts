import { setPasswordByLink } from '@atrium/contracts/members';
import { type ApiError, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';
import { type SignInFailure, signInAtom } from '../sign-in.state.ts';

/** Sets the password with the link of an e-mail, then logs in with it. Resolves to a failure, or null. */
export const setPasswordByLinkAtom = atom(
  null,
  async (
    _get,
    set,
    { token, newPassword }: { token: string; newPassword: string },
  ): Promise<ApiError | SignInFailure | null> => {
    const { api } = host();
    try {
      const { account } = await api.call(setPasswordByLink, { body: { token, newPassword } });
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
