import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { host, sessionAtom } from '@atrium/host';
import { type SecurityForm, securityFormAtom } from '../session/security-form.state.ts';
import { storeAddressCodes } from '../auth/register/address-codes.ts';
import { useAgeAsked } from '../protection/age.state.ts';
import { changePasswordDueAtom, sessionPhaseAtom } from '../session/session-phase.state.ts';
import { openModalAtom } from '../overlays/modals.state.ts';

/** What the link of a reset e-mail carries. */
export const EMAIL_LINK = /[?&](reset|forgot)=/;

/**
 * Opens the form that the address names (/register, /login, the link of a reset e-mail), takes what a third party has led
 * back with, and opens the change of a password that is due. No form lies over the question for the age: it waits for the yes.
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
    // Again when a session has ended: with it went all that session storage held.
    if (known && !session) storeAddressCodes(search);
  }, [search, known, session]);
  // Who comes by an e-mail to set a password has none to log in with: that form first, the login when it is closed.
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
    // A secret does not stay in the address.
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
