import { host, useMember } from '@atrium/host';
import { useTranslation } from 'react-i18next';
import { type Contact, contacts, type Download, downloads } from './contacts.ts';

export function useContacts(): { contacts: Contact[]; downloads: Download[] } {
  const { i18n } = useTranslation('shell');
  const level = useMember()?.clubLabel.rankLevel;
  const permission = host().permission();
  return {
    contacts: contacts(permission, level, i18n.language),
    downloads: downloads(permission.resources, i18n.language),
  };
}
