import * as calls from '@atrium/contracts/session';
import type { Subject } from '../subjects.ts';
import { currentSession } from './current-session.ts';
import { noteFirstLogin } from './first-login.ts';
import { startFreePlay } from './free-play.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { loginInfo } from './login-info.ts';
import { setLanguage } from './set-language.ts';

export const session: Subject = (routes) => {
  routes.open(calls.login, logIn);
  routes.member(calls.logout, logOut);
  routes.open(calls.freePlay, startFreePlay);
  routes.member(calls.current, currentSession);
  routes.member(calls.loginInfo, loginInfo);
  routes.member(calls.firstLoginNotice, noteFirstLogin);
  routes.open(calls.setLanguage, setLanguage);
  routes.open(calls.encryptionKey, (parts) => parts.keys.current());
};
