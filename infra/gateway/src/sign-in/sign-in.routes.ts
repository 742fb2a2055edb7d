import * as extraCalls from '@atrium/contracts/login-verification';
import * as passkeyCalls from '@atrium/contracts/passkeys';
import * as calls from '@atrium/contracts/session';
import type { Subject } from '../platform/subject.ts';
import { sendExtraCode, verifyExtra } from './extra/verify-extra.ts';
import { startFreePlay } from './free-play.ts';
import { offeredProviders } from './identity/offered-providers.ts';
import { logIn } from './log-in.ts';
import { logInByPasskey, passkeyLoginOptions } from './log-in-by-passkey.ts';

export const signIn: Subject = (routes) => {
  routes.open(calls.login, logIn);
  routes.open(extraCalls.sendExtraCode, sendExtraCode);
  routes.open(extraCalls.verifyExtra, verifyExtra);
  routes.open(passkeyCalls.passkeyLoginOptions, passkeyLoginOptions);
  routes.open(passkeyCalls.passkeyLogin, logInByPasskey);
  routes.open(calls.identityProviders, offeredProviders);
  routes.open(calls.freePlay, startFreePlay);
};
