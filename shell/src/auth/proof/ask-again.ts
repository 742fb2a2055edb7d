import { host } from '@atrium/host';
import { securityFormAtom } from '../../session/security-form.state.ts';

let asking: Promise<boolean> | undefined;

/** Asks for the password of an idle session; waiting calls share one form. Resolves to whether the password was accepted. */
export function askForPassword(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    host().store.set(securityFormAtom, { name: 'reauthenticate', answer: resolve });
  }).finally(() => {
    asking = undefined;
  });
  return asking;
}
