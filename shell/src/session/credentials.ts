import type { InputOf } from '@atrium/contracts/endpoint';
import type { login } from '@atrium/contracts/session';

/** What a login form sends. `identity` is the assertion of a third party, where there is one. */
export type Credentials = Omit<InputOf<typeof login>['body'], 'proof' | 'entry' | 'agent'> & {
  remember: boolean;
  identity?: string;
};
