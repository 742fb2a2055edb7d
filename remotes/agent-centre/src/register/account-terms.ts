import { parseAmount } from '@atrium/i18n/format';
import type { Bounds } from './register.state.ts';

/** A rate is stored to a ten-thousandth of a per cent. */
const RATE_DIGITS = 4;

/** The terms of an account or link as they are typed. */
export interface Terms {
  kind: 'member' | 'agent';
  prizeGroup: string;
  rate: string;
}

const rateOf = (text: string): number =>
  text.trim() === '' ? 0 : Number(parseAmount(text, RATE_DIGITS) ?? 'NaN') / 10 ** RATE_DIGITS;

/** The highest rate that fits every category: one rate is given for all of them. */
export const mostRate = ({ rates }: Bounds): number => Math.min(...Object.values(rates));

export const isGroup = (text: string, { groups }: Bounds): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= groups.least && Number(text) <= groups.most;
export const isRate = (text: string, bounds: Bounds): boolean => rateOf(text) >= 0 && rateOf(text) <= mostRate(bounds);

/** The terms as the calls take them; only for terms without faults. */
export const termsOf = ({ kind, prizeGroup, rate }: Terms) => ({
  kind,
  prizeGroup: Number(prizeGroup),
  rates: rateOf(rate) > 0 ? { '*': rateOf(rate) } : {},
});
