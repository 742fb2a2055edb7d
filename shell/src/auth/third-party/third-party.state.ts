import { identityProviders } from '@atrium/contracts/session';
import { createResource, host } from '@atrium/host';
import { atom } from 'jotai';
import { laterTexts } from '../../language/texts.ts';
import { signInAtom } from '../sign-in.state.ts';
import { answerOfThirdParty } from './ask-third-party.ts';

/** Third parties that the gateway accepts: configured and switched on. */
export const providersResource = createResource(identityProviders);

/** Signs in with the proof that a third party returned; the server accepts only a proof that it has verified. Source: 3-21. */
export const thirdPartyReturnAtom = atom(null, async (_get, set, fragment: string): Promise<void> => {
  const answer = answerOfThirdParty(fragment);
  if (!answer) return;
  const { toast, i18n } = host();
  await laterTexts();
  if (answer === 'refused') return toast('error', i18n.t('shell:phoneAuth.popup-closed'));
  const failure = await set(signInAtom, {
    username: answer.third,
    password: answer.nonce,
    type: 'firebase',
    remember: false,
    identity: answer.proof,
  });
  if (failure) toast('error', failure.sentence);
});
