import { typedAmount } from '@atrium/centre/typed-amount';
import type { ContractKind, offerContract, PERIOD_TYPES } from '@atrium/contracts/agent-contracts';
import type { InputOf } from '@atrium/contracts/endpoint';
import { parseAmount } from '@atrium/i18n/format';
import { parseRate } from '@atrium/i18n/rate';

type Offer = InputOf<typeof offerContract>['body'];

export const STEP_FIELDS = ['rate', 'validBet', 'profitLoss', 'activeMembers'] as const;
export type StepField = (typeof STEP_FIELDS)[number];
/** The name of a field of one step; steps keep their number while others are removed. */
export const stepField = (step: number, field: StepField): string => `${field}-${step}`;

/** The terms of an offer as they are typed: `memberId`, `period`, and the fields of each step. */
export type Terms = Record<string, string>;
export const EMPTY_TERMS: Terms = { memberId: '', period: 'monthly' };

const MAX_PERCENT = 100;
const MAX_MEMBERS = 1_000_000;
/** A ladder has at most this number of steps. */
export const MAX_STEPS = 20;

/** A condition that is left empty asks for nothing. */
export const orNothing = (text: string | undefined): string => text?.trim() || '0';
const countOf = (text: string | undefined): number => Number(parseAmount(orNothing(text), 0) ?? 'NaN');

export const isRate = (text: string): boolean => parseRate(text) > 0 && parseRate(text) <= MAX_PERCENT;
export const isCount = (text: string): boolean => countOf(text) <= MAX_MEMBERS;

/** The clauses of the typed steps in the order of their rates; undefined while one of them has a fault. */
export function clausesOf(terms: Terms, steps: readonly number[]): NonNullable<Offer['clauses']> | undefined {
  const clauses = steps.map((step) => {
    const of = (field: StepField) => terms[stepField(step, field)];
    return {
      ratePercent: parseRate(of('rate') ?? ''),
      validBet: typedAmount(orNothing(of('validBet'))) ?? '',
      profitLoss: typedAmount(orNothing(of('profitLoss'))) ?? '',
      activeMembers: countOf(of('activeMembers')),
      sound: isRate(of('rate') ?? '') && isCount(of('activeMembers') ?? ''),
    };
  });
  if (clauses.some(({ sound, validBet, profitLoss }) => !sound || validBet === '' || profitLoss === ''))
    return undefined;
  return clauses.map(({ sound: _, ...clause }) => clause).toSorted((a, b) => a.ratePercent - b.ratePercent);
}

/** The offer as calls take it; undefined while something is missing or has a fault. */
export function offerOf(
  kind: ContractKind,
  terms: Terms,
  steps: readonly number[],
): (Offer & { clauses: NonNullable<Offer['clauses']> }) | undefined {
  const clauses = clausesOf(terms, steps);
  if (!clauses || !terms.memberId) return undefined;
  const period = kind === 'dividend' ? { period: terms.period as (typeof PERIOD_TYPES)[number] } : {};
  return { memberId: terms.memberId, kind, clauses, ...period };
}
