import { Icon } from '@atrium/ui/icon';
import { Sheet } from '@atrium/ui/sheet';
import { useTranslation } from 'react-i18next';
import { sheetRow } from '@atrium/ui/sheet-row';
import type { ContactSheetProps } from './contact-sheet.tsx';
import { openContact } from '../../contacts/open-contact.ts';
import { QrList } from './qr-list.tsx';

export function ContactSheetContent({ open, onClose, contacts, downloads }: ContactSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <Sheet open={open} onClose={onClose} title={t('rightBar.title')} closeLabel={t('action.close')}>
      <ul>
        {contacts.map((contact) => (
          <li key={contact.key}>
            <button type="button" css={sheetRow} onClick={() => openContact(contact)}>
              <Icon name={contact.icon} size={20} />
              {contact.name}
            </button>
          </li>
        ))}
      </ul>
      {downloads.length > 0 && <QrList downloads={downloads} />}
    </Sheet>
  );
}
