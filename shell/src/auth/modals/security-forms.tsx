import { useAtom } from 'jotai';
import { useRef } from 'react';
import { ForgotByEmailModal } from '../forgot-password/forgot-by-email-modal.tsx';
import { ResetPasswordModal } from '../forgot-password/reset-password-modal.tsx';
import { BirthDateModal } from '../proof/birth-date-modal.tsx';
import { ProveModal } from '../proof/prove-modal.tsx';
import { ReauthenticateModal } from '../proof/reauthenticate-modal.tsx';
import { type SecurityForm, securityFormAtom } from '../../session/security-form.state.ts';
import { TermsModal } from '../proof/terms-modal.tsx';
import { VerifyLoginModal } from '../proof/verify-login-modal.tsx';

/**
 * The open security form. It stays mounted for its closing animation, and a late reply to a closed form closes no other.
 * Each request mounts a new form, so that nothing typed into the last one, passwords included, remains.
 */
export function SecurityForms() {
  const [open, setOpen] = useAtom(securityFormAtom);
  const last = useRef<SecurityForm | null>(null);
  const asked = useRef(0);
  if (open && open !== last.current) asked.current++;
  if (open) last.current = open;
  const form = last.current;
  if (!form) return null;
  const key = asked.current;
  const shown = { open: open !== null, onClose: () => setOpen((now) => (now === form ? null : now)) };
  if (form.name === 'verifyLogin') return <VerifyLoginModal key={key} form={form} {...shown} />;
  if (form.name === 'resetPassword') return <ResetPasswordModal key={key} token={form.token} {...shown} />;
  if (form.name === 'forgotByEmail') return <ForgotByEmailModal key={key} {...shown} />;
  if (form.name === 'birthDate') return <BirthDateModal key={key} form={form} {...shown} />;
  if (form.name === 'terms') return <TermsModal key={key} form={form} {...shown} />;
  if (form.name === 'prove') return <ProveModal key={key} form={form} {...shown} />;
  return <ReauthenticateModal key={key} form={form} {...shown} />;
}
