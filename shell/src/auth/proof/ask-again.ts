import { host } from '@atrium/host';
import { securityFormAtom } from '../../session/security-form.state.ts';

let asking: Promise<boolean> | undefined;

/** Asks for the password of a session that has rested; calls that wait share one form. Resolves to whether it was given. */
export function askAgain(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    host().store.set(securityFormAtom, { name: 'reauthenticate', answer: resolve });
  }).finally(() => {
    asking = undefined;
  });
  return asking;
}
