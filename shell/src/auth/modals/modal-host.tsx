import { useAtom } from 'jotai';
import { type ComponentType, useRef } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { type ModalFormProps, type ModalName, openModalAtom } from '../../overlays/modals.state.ts';

const LoginModal = lazyPart<ModalFormProps>(() =>
  import('../login/login-modal.tsx').then((module) => module.LoginModal),
);

/** The modals of specification 2.6, registered by the names used there. */
export const MODAL_FORMS: Readonly<Record<ModalName, ComponentType<ModalFormProps>>> = {
  loginPopupModal: LoginModal,
  loginModal: LoginModal,
  registerModal: lazyPart<ModalFormProps>(() =>
    import('../register/register-modal.tsx').then((module) => module.RegisterModal),
  ),
  forgetPassModal: lazyPart<ModalFormProps>(() =>
    import('../forgot-password/forgot-password-modal.tsx').then((module) => module.ForgotPasswordModal),
  ),
  changePassModal: lazyPart<ModalFormProps>(() =>
    import('../change-password/change-password-modal.tsx').then((module) => module.ChangePasswordModal),
  ),
};

export function ModalHost() {
  const [open, setOpen] = useAtom(openModalAtom);
  const last = useRef(open);
  const opening = useRef({ on: false, count: 0 });
  const before = last.current;
  if (open) last.current = open;
  if (open && !opening.current.on) opening.current.count++;
  opening.current.on = open !== null;
  const shown = open ?? before;
  if (!shown) return null;
  const Form = MODAL_FORMS[shown.name];
  // Each opening mounts a new form, so that nothing typed into the last one, passwords included, remains.
  return (
    <Form
      key={`${shown.name} ${opening.current.count}`}
      open={open !== null}
      modal={shown}
      onClose={() => setOpen(null)}
    />
  );
}
