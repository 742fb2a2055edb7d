import type { offerContract, PERIOD_TYPES } from '@atrium/contracts/agent-contracts';
import type { InputOf } from '@atrium/contracts/endpoint';
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

/** A rate is kept to a ten-thousandth of a per cent. */
const RATE_DIGITS = 4;
const MOST_PERCENT = 100;
const MOST_MEMBERS = 1_000_000;

const rateOf = (text: string): number => Number(parseAmount(text, RATE_DIGITS) ?? 'NaN') / 10 ** RATE_DIGITS;
/** A condition that is left empty asks for nothing. */
const orNothing = (text: string): string => text.trim() || '0';
const countOf = (text: string): number => Number(parseAmount(orNothing(text), 0) ?? 'NaN');

/** The fields that cannot be sent as they are. */
export function faultsOf(
  { memberId, rate, validBet, profitLoss, activeMembers }: Terms,
  fractionDigits: number,
): ReadonlySet<keyof Terms> {
  const faults = new Set<keyof Terms>();
  if (!memberId) faults.add('memberId');
  const percent = rateOf(rate);
  if (!(percent > 0 && percent <= MOST_PERCENT)) faults.add('rate');
  if (parseAmount(orNothing(validBet), fractionDigits) === null) faults.add('validBet');
  if (parseAmount(orNothing(profitLoss), fractionDigits) === null) faults.add('profitLoss');
  if (!(countOf(activeMembers) <= MOST_MEMBERS)) faults.add('activeMembers');
  return faults;
}

/** The terms as the call takes them; only for terms without faults. */
export const termsOf = (
  { memberId, rate, validBet, profitLoss, activeMembers }: Terms,
  fractionDigits: number,
): Omit<InputOf<typeof offerContract>['body'], 'kind' | 'period'> => ({
  memberId,
  ratePercent: rateOf(rate),
  periodValidBet: parseAmount(orNothing(validBet), fractionDigits)!,
  periodProfitLoss: parseAmount(orNothing(profitLoss), fractionDigits)!,
  activeMembers: countOf(activeMembers),
});
