import { parseRate } from '@atrium/i18n/rate';
import type { Bounds } from './register.state.ts';

/** The terms of an account or link as they are typed. */
export interface Terms {
  kind: 'member' | 'agent';
  prizeGroup: string;
  rate: string;
}

const rateOf = (text: string): number => (text.trim() === '' ? 0 : parseRate(text));

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
