import { captcha } from '@atrium/contracts/verification';
import { host } from '@atrium/host';
import { throttle } from '@atrium/ui/throttle';
import { atom, type createStore } from 'jotai';

/** Source: specification 5, 9. */
export const CAPTCHA_THROTTLE_MS = 1000;

export interface Captcha {
  id: string | undefined;
  /** Address of the image. */
  picture: string;
}

export const captchaAtom = atom<Captcha | null>(null);

async function load(store: ReturnType<typeof createStore>): Promise<void> {
  const { api, report } = host();
  try {
    const { value, headers } = await api.answer(captcha);
    store.set(captchaAtom, {
      id: headers['x-captcha-id'],
      picture: value.startsWith('data:') ? value : `data:image/png;base64,${value}`,
    });
  } catch (error) {
    report(error, 'captcha');
  }
}

const throttled = throttle((store: ReturnType<typeof createStore>) => void load(store), CAPTCHA_THROTTLE_MS);

/** Requests a new captcha, at most one per second. */
export const newCaptchaAtom = atom(null, () => throttled(host().store));
