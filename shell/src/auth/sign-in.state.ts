import { ApiError } from '@atrium/api/api-error';
import type { ErrorParams } from '@atrium/contracts/error-codes';
import { host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';
import { openModalAtom } from '../overlays/modals.state.ts';
import type { Credentials } from '../session/credentials.ts';

/** Whether a login is being submitted: the overlay of step 3. */
export const signInBusyAtom = atom(false);

export interface SignInFailure extends Pick<ApiError, 'code' | 'params'> {
  /** In the language at the time of the failure. */
  sentence: string;
  /** Whether the server requires a captcha from now on. */
  captcha: boolean;
  /** How many times the usual work that captcha has to prove. */
  work: number;
}

/** Submits a login once; resolves to its failure, or null. */
export const signInAtom = atom(null, async (get, set, credentials: Credentials): Promise<SignInFailure | null> => {
  if (get(signInBusyAtom)) return null;
  set(signInBusyAtom, true);
  try {
    const { signIn } = await import('./sign-in.ts');
    await signIn(credentials);
    return null;
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError('UNKNOWN', { message: String(error) });
    const value = failure.value as { captcha?: boolean; work?: number } | undefined;
    return {
      code: failure.code,
      params: failure.params,
      sentence: loginSentence(failure),
      captcha: value?.captcha === true,
      work: value?.work ?? 1,
    };
  } finally {
    set(signInBusyAtom, false);
  }
});

/** The refusal at the agents' portal names the portal; every other code has one sentence. Source: 6-15. */
export function loginSentence({ code, params }: { code: string; params?: ErrorParams }): string {
  const { i18n } = host();
  return code === 'NOT_AN_AGENT' ? i18n.t('shell:login.nonAgents') : errorSentence(i18n, code, params);
}

/** Submits the header's short form: resolves to the failure shown below it, or null; a captcha moves the login into its dialog. */
export const headerLoginAtom = atom(
  null,
  async (_get, set, { username, password }: { username: string; password: string }): Promise<SignInFailure | null> => {
    const failure = await set(signInAtom, { username, password, type: 'username', remember: false });
    if (!failure?.captcha) return failure;
    set(openModalAtom, { name: 'loginModal', username, captcha: true, work: failure.work, reason: failure.sentence });
    return null;
  },
);
