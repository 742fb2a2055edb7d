import { CAPTCHA_ID_HEADER, CAPTCHA_WORK_HEADER, captcha, type ProofOfWork } from '@atrium/contracts/verification';
import { host } from '@atrium/host';
import { throttle } from '@atrium/ui/throttle';
import { atom, type createStore } from 'jotai';

/** Source: specification 5, 9. */
export const CAPTCHA_THROTTLE_MS = 1000;

export interface Captcha {
  id: string | undefined;
  /** Address of the image. */
  picture: string;
  /**
   * The proof of work, which the browser starts to search when the picture arrives. Another captcha ends the search, unless
   * a form waits for it: what was sent with this picture needs this proof.
   */
  proof(): Promise<string | undefined>;
}

export const captchaAtom = atom<Captcha | null>(null);

/** What a form sends of its captcha, besides the text. */
export const captchaFields = async (
  shown: Captcha | null,
): Promise<{ captchaId?: string; captchaProof?: string | undefined }> =>
  shown?.id ? { captchaId: shown.id, captchaProof: await shown.proof() } : {};

let search = { end: new AbortController(), isAwaited: false };

/** The code that solves it is loaded here, with the first captcha. */
function prove(work: string | undefined): Captcha['proof'] {
  if (!search.isAwaited) search.end.abort();
  const own = { end: new AbortController(), isAwaited: false };
  search = own;
  const find = () =>
    solve(work, own.end.signal).catch((error: unknown) => {
      host().report(error, 'captcha');
      return undefined;
    });
  let found = find();
  return () => {
    own.isAwaited = true;
    // A newer captcha has arrived that the form did not show yet when it was sent.
    if (own.end.signal.aborted) {
      own.end = new AbortController();
      found = find();
    }
    return found;
  };
}

async function solve(work: string | undefined, signal: AbortSignal): Promise<string | undefined> {
  if (work === undefined) return undefined;
  const { proveWork } = await import('./prove-work.ts');
  return await proveWork(JSON.parse(work) as ProofOfWork, signal);
}

async function load(store: ReturnType<typeof createStore>, work: number): Promise<void> {
  const { api, report } = host();
  try {
    const { value, headers } = await api.answer(captcha, { query: { work: String(work) } });
    store.set(captchaAtom, {
      id: headers[CAPTCHA_ID_HEADER.toLowerCase()],
      picture: value.startsWith('data:') ? value : `data:image/png;base64,${value}`,
      proof: prove(headers[CAPTCHA_WORK_HEADER.toLowerCase()]),
    });
  } catch (error) {
    report(error, 'captcha');
  }
}

const throttled = throttle(
  (store: ReturnType<typeof createStore>, work: number) => void load(store, work),
  CAPTCHA_THROTTLE_MS,
);

/** Requests a new captcha of `work` times the usual work, at most one per second. */
export const newCaptchaAtom = atom(null, (_get, _set, work: number = 1) => throttled(host().store, work));

/** Drops a request that still waits for its second: the form that would show the captcha has closed. */
export const leaveCaptchaAtom = atom(null, () => throttled.cancel());
