import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { host, sessionAtom } from '@atrium/host';
import { type SecurityForm, securityFormAtom } from '../session/security-form.state.ts';
import { storeAddressCodes } from '../auth/register/address-codes.ts';
import { useAgeAsked } from '../protection/age.state.ts';
import { changePasswordDueAtom, sessionPhaseAtom } from '../session/session-phase.state.ts';
import { openModalAtom } from '../overlays/modals.state.ts';

/** The query of a reset e-mail's link. */
export const EMAIL_LINK = /[?&](reset|forgot)=/;

/**
 * Opens the form that the address names (/register, /login, the link of a reset e-mail), handles the return from a
 * third party's login, and opens a password change that is due. Forms wait until the age question is answered with yes.
 */
export function useAddressModal(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [proof, prove] = useAtom(securityFormAtom);
  const open = useSetAtom(openModalAtom);
  const known = useAtomValue(sessionPhaseAtom) === 'known';
  const session = useAtomValue(sessionAtom);
  const due = useAtomValue(changePasswordDueAtom);
  const asked = useAgeAsked();
  const [waiting, setWaiting] = useState<SecurityForm | null>(null);
  useEffect(() => {
    // Again when a session has ended, because its end clears session storage.
    if (known && !session) storeAddressCodes(search);
  }, [search, known, session]);
  // A visitor from a reset e-mail has no password to log in with: that form is first, and the login follows when it is
  // closed.
  const proving = proof !== null || waiting !== null || EMAIL_LINK.test(search);
  useEffect(() => {
    if (!known || session || asked || proving) return;
    if (pathname === '/register' || pathname === '/register.html') open({ name: 'registerModal' });
    if (pathname === '/login') open({ name: 'loginModal' });
  }, [pathname, known, session, asked, proving, open]);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const token = query.get('reset');
    if (token) setWaiting({ name: 'resetPassword', token });
    else if (query.get('forgot') === 'email') setWaiting({ name: 'forgotByEmail' });
    else return;
    // Removes the secret from the address.
    navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  useEffect(() => {
    if (!waiting || asked) return;
    prove(waiting);
    setWaiting(null);
  }, [waiting, asked, prove]);
  useEffect(() => {
    if (!/[#&](id_token|error)=/.test(hash)) return;
    navigate(pathname, { replace: true });
    void import('../auth/third-party/third-party.state.ts').then(({ thirdPartyReturnAtom }) =>
      host().store.set(thirdPartyReturnAtom, hash),
    );
  }, [hash, pathname, navigate]);
  useEffect(() => {
    if (session && due) open({ name: 'changePassModal' });
  }, [session, due, open]);
}
