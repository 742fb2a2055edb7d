import {
  sendExtraCode as sendExtraCodeCall,
  verifyExtra as verifyExtraCall,
} from '@atrium/contracts/login-verification';
import * as calls from '@atrium/contracts/session';
import type { Subject } from '../subjects.ts';
import { currentSession } from './current-session.ts';
import { sendExtraCode, verifyExtra } from '../sign-in/extra/verify-extra.ts';
import { noteFirstLogin } from './first-login.ts';
import { startFreePlay } from '../sign-in/free-play.ts';
import { offeredProviders } from '../sign-in/identity/offered-providers.ts';
import { logIn } from '../sign-in/log-in.ts';
import { logOut } from './log-out.ts';
import { loginInfo } from './login-info.ts';
import { reauthenticate } from './reauthenticate.ts';
import { setLanguage } from './set-language.ts';

export const session: Subject = (routes) => {
  routes.open(calls.login, logIn);
  routes.open(sendExtraCodeCall, sendExtraCode);
  routes.open(verifyExtraCall, verifyExtra);
  routes.open(calls.identityProviders, offeredProviders);
  routes.member(calls.reauthenticate, reauthenticate);
  routes.member(calls.logout, logOut);
  routes.open(calls.freePlay, startFreePlay);
  routes.member(calls.current, currentSession);
  routes.member(calls.loginInfo, loginInfo);
  routes.member(calls.firstLoginNotice, noteFirstLogin);
  routes.open(calls.setLanguage, setLanguage);
  routes.open(calls.encryptionKey, (parts) => parts.keys.current());
};
