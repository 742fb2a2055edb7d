import * as calls from '@atrium/contracts/session';
import type { Subject } from '../platform/subject.ts';
import { currentSession } from './current-session.ts';
import { noteFirstLogin } from './first-login.ts';
import { logOut } from './log-out.ts';
import { loginInfo } from './login-info.ts';
import { reauthenticate } from './reauthenticate.ts';
import { setLanguage } from './set-language.ts';

export const session: Subject = (routes) => {
  routes.member(calls.reauthenticate, reauthenticate);
  routes.member(calls.logout, logOut);
  routes.member(calls.current, currentSession);
  routes.member(calls.loginInfo, loginInfo);
  routes.member(calls.firstLoginNotice, noteFirstLogin);
  routes.open(calls.setLanguage, setLanguage);
  routes.open(calls.encryptionKey, (parts) => parts.keys.current());
};
