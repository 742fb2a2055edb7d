import type { ApiError } from '@atrium/api/api-error';
import { addCentreTexts } from '@atrium/centre/texts';
import { proofs } from '@atrium/contracts/proofs';
import { host } from '@atrium/host';
import { type ProvenPurpose, type SecurityForm, securityFormAtom } from '../../session/security-form.state.ts';

type Asking = Extract<SecurityForm, { answer: unknown }>;

/** Waiting calls share one form. */
function shared<Input extends unknown[]>(ask: (...input: Input) => Promise<boolean>) {
  let asking: Promise<boolean> | undefined;
  return (...input: Input): Promise<boolean> => {
    asking ??= ask(...input).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
const opened = (form: (answer: Asking['answer']) => Asking) =>
  new Promise<boolean>((resolve) => {
    host().store.set(securityFormAtom, form(resolve));
  });

/** Asks for the password of an idle session. Resolves to whether the password was accepted. */
export const askForPassword = shared(() => opened((answer) => ({ name: 'reauthenticate', answer })));

/** Asks for the date of birth. Resolves to whether the member has given it and is old enough. Source: 14-03. */
export const askForBirthDate = shared(() => opened((answer) => ({ name: 'birthDate', answer })));

/** Shows the terms, or what has changed in them. Resolves to whether the member has accepted them. Source: AC-03. */
export const askForTerms = shared(() => opened((answer) => ({ name: 'terms', answer })));

/** Asks for a proof for the purpose that the refusal names. Resolves to whether the member has given it. Source: AC-07. */
export const askForProof = shared(async ({ params }: ApiError) => {
  const [ways] = await Promise.all([host().api.call(proofs), addCentreTexts()]);
  return await opened((answer) => ({ name: 'prove', purpose: params.purpose as ProvenPurpose, proofs: ways, answer }));
});
