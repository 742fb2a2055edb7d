import { changePassword } from '@atrium/contracts/members';
import { loginInfo } from '@atrium/contracts/session';
import { type ApiError, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { SESSION_KEYS } from '../../session/browser-session.ts';
import { changePasswordDueAtom } from '../../session/session-phase.state.ts';
import { setTypedPassword } from '../../session/typed-password.ts';

export interface NewPassword {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Changes the password; resolves to its failure, or null. Success goes to / (specification 4). */
export const changePasswordAtom = atom(null, async (_get, set, body: NewPassword): Promise<ApiError | null> => {
  const { api, i18n, navigate, toast } = host();
  try {
    await api.call(changePassword, { body });
    setTypedPassword(undefined);
    sessionStorage.removeItem(SESSION_KEYS.changePassword);
    set(changePasswordDueAtom, false);
    await api.call(loginInfo);
    set(openModalAtom, null);
    navigate('/');
    toast('success', i18n.t('shell:changePassword.done'));
    return null;
  } catch (error) {
    return failureOf(error);
  }
});
