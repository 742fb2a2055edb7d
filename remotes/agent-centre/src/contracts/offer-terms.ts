import type { offerContract, PERIOD_TYPES } from '@atrium/contracts/agent-contracts';
import type { InputOf } from '@atrium/contracts/endpoint';
import { typedAmount } from '@atrium/centre/typed-amount';
import { parseAmount } from '@atrium/i18n/format';

/** The terms of an offer as they are typed. */
export interface Terms {
  memberId: string;
  rate: string;
  period: (typeof PERIOD_TYPES)[number];
  validBet: string;
  profitLoss: string;
  activeMembers: string;
}

export const EMPTY_TERMS: Terms = {
  memberId: '',
  rate: '',
  period: 'monthly',
  validBet: '',
  profitLoss: '',
  activeMembers: '',
};

/** A rate is stored to a ten-thousandth of a per cent. */
const RATE_DIGITS = 4;
const MAX_PERCENT = 100;
const MAX_MEMBERS = 1_000_000;

const rateOf = (text: string): number => Number(parseAmount(text, RATE_DIGITS) ?? 'NaN') / 10 ** RATE_DIGITS;
/** A condition that is left empty asks for nothing. */
export const orNothing = (text: string): string => text.trim() || '0';
const countOf = (text: string): number => Number(parseAmount(orNothing(text), 0) ?? 'NaN');

export const isRate = (text: string): boolean => rateOf(text) > 0 && rateOf(text) <= MAX_PERCENT;
export const isCount = (text: string): boolean => countOf(text) <= MAX_MEMBERS;

/** The terms as the call takes them; only for terms without faults. */
export const termsOf = ({
  memberId,
  rate,
  validBet,
  profitLoss,
  activeMembers,
}: Terms): Omit<InputOf<typeof offerContract>['body'], 'kind' | 'period'> => ({
  memberId,
  ratePercent: rateOf(rate),
  periodValidBet: typedAmount(orNothing(validBet))!,
  periodProfitLoss: typedAmount(orNothing(profitLoss))!,
  activeMembers: countOf(activeMembers),
});
