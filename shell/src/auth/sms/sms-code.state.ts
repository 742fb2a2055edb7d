import { ApiError } from '@atrium/api/api-error';
import { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import { host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import type { i18n as I18n } from 'i18next';
import { atom } from 'jotai';
import { verifyHuman } from '../human-verification.ts';
import { phoneAuthSentence } from './phone-auth.ts';

export type SmsPurpose = 'login' | 'forgot' | 'register';

/** Source: specification 9: 60 seconds for each minute in the reply; one minute for a third party's codes. */
export const resendSeconds = (expiredMinutes: number, thirdParty = false): number =>
  60 * (thirdParty ? 1 : expiredMinutes);
export const REQUEST_THROTTLE_MS = 1000;

/** When the next code of a purpose may be requested, ms since 1970. */
export const smsBlockedUntilAtom = atom<Readonly<Partial<Record<SmsPurpose, number>>>>({});

export interface SmsRequest {
  purpose: SmsPurpose;
  mobile: string;
  dialingCode: string;
}

/** The gateway's message (8-05). It is in English, so that another language has its own sentence for the code. */
function smsRefusal(i18n: I18n, { code, params, status, message }: ApiError): string {
  if (status && i18n.language === 'en') return message;
  return phoneAuthSentence(i18n, code) ?? errorSentence(i18n, code, params);
}

let lastRequest = Number.NEGATIVE_INFINITY;

/** Requests a code: not while the countdown runs, and at most once per second. Resolves to whether one was sent. */
export const requestSmsAtom = atom(
  null,
  async (get, set, { purpose, mobile, dialingCode }: SmsRequest): Promise<boolean> => {
    const { api, i18n, dialog } = host();
    const now = Date.now();
    if ((get(smsBlockedUntilAtom)[purpose] ?? 0) > now || now - lastRequest < REQUEST_THROTTLE_MS) return false;
    lastRequest = now;
    try {
      const geetest = await verifyHuman('sms');
      const sent =
        purpose === 'register'
          ? await api.call(smsRegister, { body: { mobileNo: mobile, countryDialingCode: dialingCode, geetest } })
          : await api.call(smsNoLogin, { body: { mobileNum: mobile, countryDialingCode: dialingCode, geetest } });
      set(smsBlockedUntilAtom, (blocked) => ({
        ...blocked,
        [purpose]: Date.now() + resendSeconds(sent.expiredMinutes, sent.thirdParty) * 1000,
      }));
      return true;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('UNKNOWN');
      await dialog({
        icon: 'warning',
        title: i18n.t('shell:sms.failed'),
        text: smsRefusal(i18n, failure),
        buttons: [{ label: i18n.t('shell:action.understood'), value: 'ok', tone: 'primary' }],
      });
      return false;
    }
  },
);
