import { host, memberAtom } from '@atrium/host';
import { openService } from './open-service.ts';
import { type Contact, SERVICE_WINDOW, serviceChannel } from './contacts.ts';

/** Addresses of channels come from the gateway: only those that a browser opens as a page, a mail or an app are used. */
const OPENABLE = /^(https?|mailto|tel|tg|whatsapp):$/;

const absolute = (url: string): URL | null => (URL.canParse(url, location.href) ? new URL(url, location.href) : null);

export function openContact(contact: Pick<Contact, 'open'>): void {
  if (contact.open.kind === 'service') return void openService(contact.open.name);
  const url = absolute(contact.open.url);
  if (!url || !OPENABLE.test(url.protocol)) return;
  const size = contact.open.kind === 'window' ? `width=${SERVICE_WINDOW.width},height=${SERVICE_WINDOW.height},` : '';
  window.open(url.href, '_blank', `${size}noopener,noreferrer`);
}

/** Customer service in its own window: the member's channel. */
export function contactUs(): void {
  const { permission, store } = host();
  const service = serviceChannel(permission().customerService, store.get(memberAtom)?.clubLabel.rankLevel);
  if (service) openContact({ open: { kind: 'window', url: service.path } });
}
