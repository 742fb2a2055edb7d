import { atom } from 'jotai';

/** The modals of specification 2.6, under their names there. */
export const MODALS = ['loginPopupModal', 'loginModal', 'registerModal', 'forgetPassModal', 'changePassModal'] as const;
export type ModalName = (typeof MODALS)[number];

export interface OpenModal {
  name: ModalName;
  /** Why it was opened, where it was not the visitor's own wish. */
  reason?: string;
  /** What was typed before, in the header's small form. */
  username?: string;
  /** The server has asked for a captcha already. */
  captcha?: boolean;
  /** Which tab of the form is shown first. */
  tab?: 'username' | 'mobile';
}

/** What every form of a modal is given. */
export interface ModalFormProps {
  open: boolean;
  modal: OpenModal;
  onClose: () => void;
}

/** The modal that is open now. */
export const openModalAtom = atom<OpenModal | null>(null);
