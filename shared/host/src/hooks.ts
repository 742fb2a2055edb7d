import type { PortalEvent } from '@atrium/contracts/events';
import { formatAmount, formatInstant, type DateStyle } from '@atrium/i18n/format';
import { errorSentence } from '@atrium/i18n/error-sentence';
import type { ApiError } from '@atrium/api/api-error';
import { useAtomValue } from 'jotai';
import { useCallback, useContext, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listener } from './event-bus.ts';
import { host } from './host-services.ts';
import { OwnerContext } from './owner.ts';
import { balanceAtom, memberAtom, sessionAtom } from './session.state.ts';

export const useSession = () => useAtomValue(sessionAtom);
export const useMember = () => useAtomValue(memberAtom);
export const useBalance = () => useAtomValue(balanceAtom);

/** Formats minor units in the brand's currency and the member's language: `P 1,234.50`. */
export function useMoney(): (amount: string) => string {
  const { i18n } = useTranslation();
  const { currencySymbol: symbol, fractionDigits } = host().brand;
  const tag = i18n.language;
  return useCallback((amount) => formatAmount(amount, { symbol, fractionDigits }, tag), [symbol, fractionDigits, tag]);
}

/** Formats an instant in the brand's time zone and the member's language. */
export function useInstant(): (instant: string | number | Date, style: DateStyle) => string {
  const { i18n } = useTranslation();
  const tag = i18n.language;
  const { timeZone } = host().brand;
  return useCallback((instant, style) => formatInstant(instant, tag, style, timeZone), [tag, timeZone]);
}

/** The sentence of a failed call, for the member. */
export function useErrorSentence(): (error: ApiError) => string {
  const { i18n } = useTranslation();
  return useCallback((error) => errorSentence(i18n, error.code, error.params), [i18n]);
}

/** Listens to an event while the screen is shown. The listener may change from render to render. */
export function useEvent<E extends PortalEvent>(event: E, listener: Listener<E>): void {
  const latest = useEffectEvent(listener);
  useEffect(() => host().bus.on(event, (detail) => latest(detail)), [event]);
}

/**
 * While `reason` is a text this remote is not swapped under the member's hands. The member reads it, so it is a sentence
 * in their language.
 */
export function useBusy(reason: string | null): void {
  const owner = useContext(OwnerContext);
  useEffect(() => (reason ? host().busy(reason, owner) : undefined), [reason, owner]);
}
