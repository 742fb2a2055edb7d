import { session, signIn, signOut } from './console.ts';
import { confirm, enrol, enterCode } from './console-factor.ts';
import { confirmOptions, confirmPasskey, enterPasskey, passkeyOptions } from './console-passkey.ts';

/** Every call of the console itself: signing in, the second factor, the session. */
export const CONSOLE_OPERATIONS = [
  signIn,
  enrol,
  enterCode,
  passkeyOptions,
  enterPasskey,
  confirm,
  confirmOptions,
  confirmPasskey,
  signOut,
  session,
] as const;
