import { useAtom } from 'jotai';
import { useRef } from 'react';
import { ForgotByEmailModal } from '../forgot-password/forgot-by-email-modal.tsx';
import { ResetPasswordModal } from '../forgot-password/reset-password-modal.tsx';
import { ReauthenticateModal } from './reauthenticate-modal.tsx';
import { type SecurityForm, securityFormAtom } from './security-form.state.ts';
import { VerifyLoginModal } from './verify-login-modal.tsx';

/** The form that is open now; it closes with its own movement. */
export function SecurityForms() {
  const [open, setOpen] = useAtom(securityFormAtom);
  const last = useRef<SecurityForm | null>(open);
  if (open) last.current = open;
  const form = last.current;
  if (!form) return null;
  const shown = { open: open !== null, onClose: () => setOpen(null) };
  if (form.name === 'verifyLogin') return <VerifyLoginModal key={form.challenge.challenge} form={form} {...shown} />;
  if (form.name === 'resetPassword') return <ResetPasswordModal token={form.token} {...shown} />;
  if (form.name === 'forgotByEmail') return <ForgotByEmailModal {...shown} />;
  return <ReauthenticateModal form={form} {...shown} />;
}
