import { atom } from 'jotai';

/** The modals of specification 2.6, by the names used there. */
export const MODALS = ['loginPopupModal', 'loginModal', 'registerModal', 'forgetPassModal', 'changePassModal'] as const;
export type ModalName = (typeof MODALS)[number];

export interface OpenModal {
  name: ModalName;
  /** Why it was opened, if the visitor did not ask for it. */
  reason?: string;
  /** The user name already typed in the header's small form. */
  username?: string;
  /** Whether the server already requires a captcha. */
  captcha?: boolean;
  /** How many times the usual work that captcha has to prove. */
  work?: number;
  /** The tab that is shown first. */
  tab?: 'username' | 'mobile';
}

/** Props of the form inside a modal. */
export interface ModalFormProps {
  open: boolean;
  modal: OpenModal;
  onClose: () => void;
}

/** The open modal. */
export const openModalAtom = atom<OpenModal | null>(null);
