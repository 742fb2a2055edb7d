import {
  type CodeChannel,
  type ExtraWay,
  type LoginChallenge,
  sendExtraCode,
  verifyExtra,
} from '@atrium/contracts/login-verification';
import { type ApiError, failureOf, host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { rememberLogin } from '../remembered-login.ts';
import type { Credentials } from '../../session/credentials.ts';
import { settleLogin } from '../sign-in.ts';
import { phoneAuthSentence } from '../sms/phone-auth.ts';
import { resendSeconds } from '../sms/sms-code.state.ts';
import { securityFormAtom } from '../../session/security-form.state.ts';

/** When the next code may be requested, by verification and channel; ms since 1970. */
export const codeBlockedUntilAtom = atom<Readonly<Record<string, number>>>({});
export const codePlace = ({ challenge }: LoginChallenge, channel: CodeChannel): string => `${challenge} ${channel}`;

/** The sentence for a failure of this verification. */
export const verificationSentence = ({ code, params }: Pick<ApiError, 'code' | 'params'>): string => {
  const { i18n } = host();
  return phoneAuthSentence(i18n, code) ?? errorSentence(i18n, code, params);
};

/** Sends a code to a bound contact, none while the countdown runs; resolves to its failure, or null. */
export const sendExtraCodeAtom = atom(
  null,
  async (get, set, challenge: LoginChallenge, channel: CodeChannel): Promise<ApiError | null> => {
    const place = codePlace(challenge, channel);
    if ((get(codeBlockedUntilAtom)[place] ?? 0) > Date.now()) return null;
    try {
      const { expiredMinutes } = await host().api.call(sendExtraCode, {
        body: { challenge: challenge.challenge, channel },
      });
      set(codeBlockedUntilAtom, (blocked) => ({
        ...blocked,
        [place]: Date.now() + resendSeconds(expiredMinutes) * 1000,
      }));
      return null;
    } catch (error) {
      return failureOf(error);
    }
  },
);

export interface ExtraAnswer {
  challenge: LoginChallenge;
  credentials: Credentials;
  way: ExtraWay;
  channel?: CodeChannel;
  answer: string;
}

/** Completes the verification and continues as after any login. An expired one returns to the login. Source: 4-70. */
export const verifyExtraAtom = atom(
  null,
  async (_get, set, { challenge, credentials, way, channel, answer }: ExtraAnswer): Promise<ApiError | null> => {
    try {
      const result = await host().api.call(verifyExtra, {
        body: { challenge: challenge.challenge, way, answer, ...(channel && { channel }) },
      });
      rememberLogin(credentials);
      set(securityFormAtom, null);
      await settleLogin(result, credentials.type, credentials.password.trim());
      return null;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'EXTRA_VERIFICATION_OVER' || failure.code === 'ACCOUNT_LOCKED') {
        set(securityFormAtom, null);
        set(openModalAtom, {
          name: 'loginModal',
          username: credentials.username,
          reason: verificationSentence(failure),
        });
      }
      return failure;
    }
  },
);
