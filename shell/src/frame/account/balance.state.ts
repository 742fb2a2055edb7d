import { ApiError } from '@atrium/api/api-error';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { host } from '@atrium/host';
import { atom } from 'jotai';
import { loadBalance } from '../../session/session.state.ts';

/** Local storage: a hidden balance stays hidden after a reload. */
const HIDDEN_KEY = 'balanceHidden';

const hiddenAtom = atom<boolean | null>(null);

/** Whether the balance is shown as ***. */
export const balanceHiddenAtom = atom(
  (get) => get(hiddenAtom) ?? localStorage.getItem(HIDDEN_KEY) === 'true',
  (_get, set, hidden: boolean) => {
    localStorage.setItem(HIDDEN_KEY, String(hidden));
    set(hiddenAtom, hidden);
  },
);

/** Requests the balance again. */
export const refreshBalanceAtom = atom(null, async () => {
  const { toast, i18n } = host();
  try {
    await loadBalance();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) return;
    toast('error', errorSentence(i18n, error.code, error.params));
  }
});
