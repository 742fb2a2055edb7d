import { openServicePath } from '@atrium/contracts/service-path';
import { serviceCatalogue } from '@atrium/contracts/system';
import { failureOf, host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { SERVICE_WINDOW } from './contacts.ts';

/** The type of catalogue entries whose path is encrypted. */
const ENCRYPTED_TYPE = 3;

/**
 * Opens an entry of the service catalogue. The window opens on click, because browsers allow it only then, and loses its
 * reference to this page before it navigates; a failed call closes it again. Source: 3-77, 7-078, 8-07.
 */
export async function openService(name: string): Promise<void> {
  const { api, i18n, toast } = host();
  const popup = window.open('', '_blank', `width=${SERVICE_WINDOW.width},height=${SERVICE_WINDOW.height}`);
  if (!popup) return;
  popup.opener = null;
  try {
    const { version } = await api.call(serviceCatalogue);
    const entry = version.pathList.find((each) => each.name === name);
    if (!entry) throw new Error(`The catalogue has no service ${name}.`);
    popup.location.replace(await addressOf(entry));
  } catch (error) {
    popup.close();
    const { code, params } = failureOf(error);
    toast('error', errorSentence(i18n, code, params));
  }
}

async function addressOf({ type, path }: { type: number; path: string }): Promise<string> {
  if (type === ENCRYPTED_TYPE) return await openServicePath(path, location.href);
  const address = new URL(path, location.href);
  if (!/^https?:$/.test(address.protocol)) throw new Error('A service opens only http and https addresses.');
  return address.href;
}
