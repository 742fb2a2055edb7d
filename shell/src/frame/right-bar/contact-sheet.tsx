import { lazyPart } from '../../loading/lazy-part.tsx';
import type { Contact, Download } from '../../contacts/contacts.ts';

export interface ContactSheetProps {
  open: boolean;
  onClose: () => void;
  contacts: readonly Contact[];
  downloads: readonly Download[];
}

const Content = lazyPart<ContactSheetProps>(() =>
  import('./contact-sheet-content.tsx').then((module) => module.ContactSheetContent),
);

/** Its code (a dialog) is loaded when it is first opened. */
export function ContactSheet(props: ContactSheetProps) {
  if (props.open) opened = true;
  return opened ? <Content {...props} /> : null;
}

let opened = false;
