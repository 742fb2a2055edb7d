import { host, memberAtom } from '@atrium/host';
import { openService } from './open-service.ts';
import { type Contact, SERVICE_WINDOW, serviceChannel } from './contacts.ts';

/** The gateway supplies the channels' addresses; only schemes that open a page, an e-mail or an app are allowed. */
const OPENABLE = /^(https?|mailto|tel|tg|whatsapp):$/;

const absolute = (url: string): URL | null => (URL.canParse(url, location.href) ? new URL(url, location.href) : null);

export function openContact(contact: Pick<Contact, 'open'>): void {
  if (contact.open.kind === 'service') return void openService(contact.open.name);
  const url = absolute(contact.open.url);
  if (!url || !OPENABLE.test(url.protocol)) return;
  const size = contact.open.kind === 'window' ? `width=${SERVICE_WINDOW.width},height=${SERVICE_WINDOW.height},` : '';
  window.open(url.href, '_blank', `${size}noopener,noreferrer`);
}

/** Opens the member's customer service channel in its own window. */
export function contactUs(): void {
  const { permission, store } = host();
  const service = serviceChannel(permission().customerService, store.get(memberAtom)?.clubLabel.rankLevel);
  if (service) openContact({ open: { kind: 'window', url: service.path } });
}
