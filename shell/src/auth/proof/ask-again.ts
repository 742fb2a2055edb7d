import { host } from '@atrium/host';
import { securityFormAtom } from '../../session/security-form.state.ts';

/** Waiting calls share one form. */
function askedBy(name: 'reauthenticate' | 'birthDate'): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= new Promise<boolean>((resolve) => {
      host().store.set(securityFormAtom, { name, answer: resolve });
    }).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/** Asks for the password of an idle session. Resolves to whether the password was accepted. */
export const askForPassword = askedBy('reauthenticate');

/** Asks for the date of birth. Resolves to whether the member has given it and is old enough. Source: 14-03. */
export const askForBirthDate = askedBy('birthDate');
