import type { LoginChallenge } from '@atrium/contracts/login-verification';
import { atom } from 'jotai';
import type { Credentials } from './credentials.ts';

/** Forms in which the member proves something, besides the five modals of specification 2.6. */
export type SecurityForm =
  | { name: 'verifyLogin'; challenge: LoginChallenge; credentials: Credentials }
  | { name: 'reauthenticate' | 'birthDate'; answer: (again: boolean) => void }
  | { name: 'resetPassword'; token: string }
  | { name: 'forgotByEmail' };

export const securityFormAtom = atom<SecurityForm | null>(null);
