import { ApiError } from '@atrium/api/api-error';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { host } from '@atrium/host';
import { atom } from 'jotai';
import { loadBalance } from '../../session/session.state.ts';

/** Whether the balance is shown as ***. */
export const balanceHiddenAtom = atom(false);

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
