import { host } from '@atrium/host';
import { atom } from 'jotai';
import { signInAtom } from './sign-in.state.ts';

export type Third = 'google' | 'facebook';

/** Whoever vouches for a user: opens the third party's own window and resolves to its proof, or null when it was closed. */
export interface ThirdPartyLogin {
  prove(third: Third): Promise<{ account: string; proof: string } | null>;
}

let provider: ThirdPartyLogin | undefined;

/** Called by a brand's configuration that has such a provider; without one the buttons say that the function is not enabled. */
export function provideThirdPartyLogin(provided: ThirdPartyLogin): void {
  provider = provided;
}

/** Signs in by a proof of identity of a third party; the server accepts only a proof that it has verified. Source: 3-21. */
export const thirdPartySignInAtom = atom(null, async (_get, set, third: Third) => {
  const { toast, i18n } = host();
  if (!provider) return toast('error', i18n.t('errors:FUNCTION_DISABLED'));
  const proved = await provider.prove(third);
  if (!proved) return toast('error', i18n.t('shell:phoneAuth.popup-closed'));
  const failure = await set(signInAtom, { username: proved.account, password: proved.proof, type: 'firebase', remember: false });
  if (failure) toast('error', failure.sentence);
});
