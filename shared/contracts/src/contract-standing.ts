import * as v from 'valibot';
import { ContractKind, ContractPeriod, OfferedClauses, PERIOD_TYPES } from './agent-contracts.ts';
import { endpoint } from './endpoint.ts';
import { Amount, Instant } from './money.ts';

/** What one clause is worth in a period; amounts in minor units. */
const ClauseStanding = v.object({
  /** Whether the period meets all of its conditions. */
  reached: v.boolean(),
  /** Its rate on the base. */
  gross: Amount,
  /** What would be due if this clause were the one that counts. */
  amount: Amount,
});

/**
 * A ladder measured by a period, with the calculation of bills; amounts in minor units. Rates are paid on `base`: the
 * team's valid bet for salaries, for a dividend its loss after `costs` and wins that the players have `carried`.
 * `profitLoss` is negative where the team lost. `lowers` is what contracts below take off where the house pays.
 * Corrections of earlier windows and carried fractions of a contract that runs are not in it.
 */
export const PeriodStanding = v.object({
  from: Instant,
  to: Instant,
  validBet: Amount,
  profitLoss: Amount,
  activeMembers: v.number(),
  costs: Amount,
  carried: Amount,
  /** The loss that conditions ask for. */
  loss: Amount,
  base: Amount,
  lowers: Amount,
  /** As many as the ladder has, from the lowest. */
  clauses: v.array(ClauseStanding),
  /** The clause that counts, from 1; null where none is reached. */
  reached: v.nullable(v.number()),
  /** What is due by it. */
  amount: Amount,
});
export type PeriodStanding = v.InferOutput<typeof PeriodStanding>;

/** `ended` is the last whole period, `running` the one that has not ended, until now. */
export const ContractStanding = v.object({
  period: ContractPeriod,
  ended: PeriodStanding,
  running: PeriodStanding,
});
export type ContractStanding = v.InferOutput<typeof ContractStanding>;

const Id = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/**
 * What an offer would have been worth for a direct downline, before it is sent. Refused like the offer itself, so that what
 * is shown can be sent. Source: 12-03, domain.md 7.5.
 */
export const whatIf = endpoint({
  name: 'contracts.whatIf',
  method: 'POST',
  path: '/wps/agent/contracts/what-if',
  access: 'agent',
  summary: 'Measures an offer by the last period and the present one; changes nothing.',
  source: '12-03',
  body: v.strictObject({
    memberId: Id,
    kind: ContractKind,
    period: v.optional(v.picklist(PERIOD_TYPES)),
    clauses: OfferedClauses,
  }),
  reply: ContractStanding,
  errors: ['NOT_IN_DOWNLINE', 'CONTRACT_RATE', 'CONTRACT_CLAUSE', 'LOSS_SHARE_OFF', 'OFFER_UNAVAILABLE'],
});

/** The ladder of a contract or request that the caller has given or received. Source: 12-03. */
export const contractStanding = endpoint({
  name: 'contracts.standing',
  method: 'GET',
  path: '/wps/agent/contracts/:id/standing',
  access: 'token',
  summary: 'Measures the ladder of an own contract by the last period and the present one; changes nothing.',
  source: '12-03',
  params: v.object({ id: Id }),
  reply: ContractStanding,
  errors: [],
});
