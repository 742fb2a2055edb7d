import { ApiError, type ClientErrorCode } from '@atrium/api/api-error';
import type { ErrorCode, ErrorParams } from '@atrium/contracts/error-codes';
import { register, registerByMobile } from '@atrium/contracts/members';
import { affiliate } from '@atrium/contracts/system';
import { host } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { atom } from 'jotai';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { beginSession } from '../../session/session.state.ts';
import { welcomeAtom } from '../../session/welcome.state.ts';
import { verifyHuman } from '../human-verification.ts';
import { codesOfAddress, clearAddressCodes, refuseAffiliateCode } from './address-codes.ts';
import { verifyPhone } from './phone-verification.ts';
import type { RegistrationMode } from './registration-fields.ts';
import { type RegistrationValues, registrationPayload } from './registration-payload.ts';

export async function affiliateIsGood(code: string): Promise<boolean> {
  const { valid } = await host().api.call(affiliate, { query: { code, domain: location.host, url: location.href } });
  return valid;
}

/** Whether the affiliate code in the address is valid; null until known. */
export const addressAffiliateAtom = atom<boolean | null>(null);
export const checkAddressAffiliateAtom = atom(null, async (_get, set) => {
  const { affiliateCode } = codesOfAddress();
  if (!affiliateCode) return set(addressAffiliateAtom, false);
  set(addressAffiliateAtom, await affiliateIsGood(affiliateCode).catch(() => false));
});

export interface Registration {
  values: RegistrationValues;
  mode: RegistrationMode;
  captchaId?: string;
  captchaProof?: string | undefined;
}

export interface RegistrationFailure {
  code: ErrorCode | ClientErrorCode;
  params?: ErrorParams;
  sentence: string;
  /** Whether it was sent, so that its captcha may be used. */
  sent?: boolean;
}

/** Steps 2 to 6 of a registration (specification 4). Resolves to its failure, or null when it succeeded or the visitor stopped it. */
export const registerAtom = atom(
  null,
  async (_get, set, { values, mode, captchaId, captchaProof }: Registration): Promise<RegistrationFailure | null> => {
    const { api, bus, i18n, dialog, navigate, permission } = host();
    const codes = codesOfAddress();
    let sent = false;
    try {
      const typed = values.affiliateCode?.trim();
      const code = typed || codes.affiliateCode;
      if (code && !(await affiliateIsGood(code))) {
        if (!typed) refuseAffiliateCode(code);
        await dialog({
          icon: 'warning',
          title: i18n.t('shell:warning.title'),
          text: i18n.t('shell:invitation_code_error'),
          buttons: [{ label: i18n.t('shell:action.understood'), value: 'ok', tone: 'primary' }],
        });
        return {
          code: 'AFFILIATE_CODE_INVALID',
          params: { field: 'affiliateCode' },
          sentence: i18n.t('shell:invitation_code_error'),
        };
      }
      const geetest = await verifyHuman('register');
      const firebase = await verifyPhone(values.mobileNum);
      const payload = {
        ...registrationPayload(
          values,
          mode,
          { href: location.href, host: location.host, ...codes },
          { captchaId, captchaProof, geetest, termsVersion: permission().register.termsVersion },
        ),
        ...firebase,
      };
      sent = true;
      const { token, account, isAgent } = await api.call(mode === 'mobile' ? registerByMobile : register, {
        body: payload,
      });
      clearAddressCodes();
      beginSession({ token, account, isAgent });
      bus.emit('session.login', { account, isAgent });
      set(openModalAtom, null);
      set(welcomeAtom, true);
      navigate('/');
      return null;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('UNKNOWN', { message: String(error) });
      return {
        code: failure.code,
        params: failure.params,
        sentence: errorSentence(i18n, failure.code, failure.params),
        sent,
      };
    }
  },
);
