import type { PortalEvent } from '@atrium/contracts/events';
import { formatAmount, formatShortAmount, formatInstant, formatTimeZone, type DateStyle } from '@atrium/i18n/format';
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

/** As `useMoney`, a whole amount without its decimals: `P 500`, for buttons and columns with little room. */
export function useShortMoney(): (amount: string) => string {
  const { i18n } = useTranslation();
  const { currencySymbol: symbol, fractionDigits } = host().brand;
  const tag = i18n.language;
  return useCallback(
    (amount) => formatShortAmount(amount, { symbol, fractionDigits }, tag),
    [symbol, fractionDigits, tag],
  );
}

/** Formats an instant in the brand's time zone and the member's language. */
export function useInstant(): (instant: string | number | Date, style: DateStyle) => string {
  const { i18n } = useTranslation();
  const tag = i18n.language;
  const { timeZone } = host().brand;
  return useCallback((instant, style) => formatInstant(instant, tag, style, timeZone), [tag, timeZone]);
}

/** The name of the brand's time zone in the member's language, `GMT+8`: a city's name would be English everywhere. Source: 15-10. */
export function useZoneName(): string {
  const { i18n } = useTranslation();
  return formatTimeZone(host().brand.timeZone, i18n.language);
}

/**
 * When something is expected back, in the brand's zone, which it names: `21:00 GMT+8`, on another day with its date.
 * Undefined where nobody knows, and once the time has passed. Source: 15-15.
 */
export function useReturnTime(): (at: string | null | undefined) => string | undefined {
  const { i18n } = useTranslation();
  const tag = i18n.language;
  const { timeZone } = host().brand;
  return useCallback(
    (at) => {
      if (!at || Date.parse(at) <= Date.now()) return undefined;
      const dayOf = (instant: string | number) => formatInstant(instant, tag, 'date', timeZone);
      const style = dayOf(at) === dayOf(Date.now()) ? 'time' : 'date-time';
      return `${formatInstant(at, tag, style, timeZone)} ${formatTimeZone(timeZone, tag)}`;
    },
    [tag, timeZone],
  );
}

/** Returns the sentence for the member about a failed call. */
export function useErrorSentence(): (error: ApiError) => string {
  const { i18n } = useTranslation();
  return useCallback((error) => errorSentence(i18n, error.code, error.params), [i18n]);
}

/** Subscribes to an event while the screen is shown. The listener may change with each render. To reload data, use a resource's `staleOn`. */
export function useEvent<E extends PortalEvent>(event: E, listener: Listener<E>): void {
  const latest = useEffectEvent(listener);
  useEffect(() => host().bus.on(event, (detail) => latest(detail)), [event]);
}

/**
 * Delays swaps of this remote while `reason` is not null. The member reads it, so it is a sentence in the member's
 * language.
 */
export function useBusy(reason: string | null): void {
  const owner = useContext(OwnerContext);
  useEffect(() => (reason ? host().busy(reason, owner) : undefined), [reason, owner]);
}
