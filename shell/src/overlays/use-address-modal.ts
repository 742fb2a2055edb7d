import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionAtom } from '@atrium/host';
import { changePasswordDueAtom, sessionPhaseAtom } from '../session/session-phase.state.ts';
import { openModalAtom } from './modals.state.ts';

/** Opens the form that the address names (/register, /login), and the change of a password that is due. */
export function useAddressModal(): void {
  const { pathname } = useLocation();
  const open = useSetAtom(openModalAtom);
  const known = useAtomValue(sessionPhaseAtom) === 'known';
  const session = useAtomValue(sessionAtom);
  const due = useAtomValue(changePasswordDueAtom);
  useEffect(() => {
    if (!known || session) return;
    if (pathname === '/register' || pathname === '/register.html') open({ name: 'registerModal' });
    if (pathname === '/login') open({ name: 'loginModal' });
  }, [pathname, known, session, open]);
  useEffect(() => {
    if (session && due) open({ name: 'changePassModal' });
  }, [session, due, open]);
}
