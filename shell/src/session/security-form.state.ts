import type { LoginChallenge } from '@atrium/contracts/login-verification';
import type { ProofPurpose, Proofs } from '@atrium/contracts/member-proof';
import { atom } from 'jotai';
import type { Credentials } from './credentials.ts';

/** What a proof is asked for before its call is sent again. */
export type ProvenPurpose = Exclude<ProofPurpose, 'payout-account' | 'payment-password' | 'passkey'>;

/** Forms in which the member proves something, besides the five modals of specification 2.6. */
export type SecurityForm =
  | { name: 'verifyLogin'; challenge: LoginChallenge; credentials: Credentials }
  | { name: 'reauthenticate'; answer: (again: boolean) => void }
  | { name: 'birthDate'; answer: (again: boolean) => void }
  | { name: 'terms'; answer: (again: boolean) => void }
  | { name: 'prove'; purpose: ProvenPurpose; proofs: Proofs; answer: (again: boolean) => void }
  | { name: 'resetPassword'; token: string }
  | { name: 'forgotByEmail' };

export const securityFormAtom = atom<SecurityForm | null>(null);
