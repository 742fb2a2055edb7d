import { ApiError } from '@atrium/api/api-error';
import { wrappedKey } from '@atrium/api/wrapped-key';
import { encryptionKey, freePlay } from '@atrium/contracts/session';
import { GATEWAY_VERSION } from '@atrium/contracts/live';
import { host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { SESSION_KEYS } from '../session/browser-session.ts';
import { settleLogin } from './sign-in.ts';

/** Starts a trial session; then continues as after a login, with the stored cpw flag cleared. Source: specification 4. */
export async function enterFreePlay(): Promise<void> {
  const { api, i18n, toast } = host();
  try {
    const { wrapped } = await wrappedKey((await api.call(encryptionKey)).publicKey);
    const result = await api.call(freePlay, {
      body: {
        os: navigator.platform || 'unknown',
        platform: 'W',
        Encryption: wrapped,
        'X-Gateway-Version': GATEWAY_VERSION,
      },
    });
    sessionStorage.removeItem(SESSION_KEYS.changePassword);
    await settleLogin(result, 'freePlay');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast('error', errorSentence(i18n, error.code, error.params));
  }
}
