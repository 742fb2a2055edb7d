import type * as calls from '@atrium/contracts/contract-standing';
import type { ContractKind, ContractPeriod } from '@atrium/contracts/agent-contracts';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { InferOutput } from 'valibot';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { readContract, type StoredClause } from './agent-contracts.repository.ts';
import { storedClause } from './clauses.ts';
import { type ContractRules, contractRules } from './contract-rules.ts';
import { PERIODS, requireOfferable, requireTerms } from './offer-contract.ts';
import { ruleValues } from './settlements.repository.ts';

type Period = InferOutput<typeof ContractPeriod>;
interface Measured {
  memberId: string;
  uplineId: string | null;
  byHouse: boolean;
  kind: ContractKind;
  period: Period;
  clauses: readonly StoredClause[];
  /** Since when the contract runs; nothing before it is part of the present period. */
  runsFrom: Date | null;
}

interface ClauseRow {
  valid: string;
  result: string;
  active: number;
  costs: string;
  carried: string;
  loss: string;
  base: string;
  lowers: string;
  reached: boolean;
  gross: string;
  amount: string;
}

/** What a ladder is worth in a span, by the calculation of bills. */
async function measured(
  database: Queryable,
  rules: ContractRules,
  { memberId, uplineId, byHouse, kind, clauses }: Measured,
  { from, to }: { from: Date; to: Date },
): Promise<calls.PeriodStanding> {
  const rows = await database.rows<ClauseRow>(
    `SELECT valid::text AS valid, result::text AS result, active, costs::text AS costs, carried::text AS carried, loss::text AS loss, base::text AS base,
            lowers::text AS lowers, reached, gross::text AS gross, amount::text AS amount
       FROM contract_standing($1, $2, $3, $4, $5, $6, $7, $8)`,
    [memberId, uplineId, byHouse, kind, from, to, JSON.stringify(clauses), ruleValues(rules)],
  );
  const { valid, result, active, costs, carried, loss, base, lowers } = rows[0]!;
  const highest = rows.findLastIndex(({ reached }) => reached);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    validBet: valid,
    profitLoss: result,
    activeMembers: active,
    costs,
    carried,
    loss,
    base,
    lowers,
    clauses: rows.map(({ reached, gross, amount }) => ({ reached, gross, amount })),
    reached: highest < 0 ? null : highest + 1,
    amount: rows[highest]?.amount ?? '0',
  };
}

/** The last whole period and the one that has not ended, until now. */
async function standingOf(
  database: Queryable,
  rules: ContractRules,
  contract: Measured,
  now: Date,
): Promise<calls.ContractStanding> {
  const span = await database.first<{ before: Date; begin: Date; end: Date }>(
    `SELECT contract_period_begin($1, b.at - interval '1 microsecond') AS before, b.at AS begin, contract_period_end($1, $2) AS end
       FROM (SELECT contract_period_begin($1, $2) AS at) b`,
    [contract.period, now],
  );
  const { before, begin, end } = span!;
  const from = contract.runsFrom && contract.runsFrom > begin ? contract.runsFrom : begin;
  return {
    period: contract.period,
    ended: await measured(database, rules, contract, { from: before, to: begin }),
    running: await measured(database, rules, contract, { from, to: end }),
  };
}

/** Measures an offer before it is sent. Source: 12-03. */
export async function whatIf(
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.whatIf> & { caller: MemberCaller },
): Promise<calls.ContractStanding> {
  const rules = await contractRules(parts.settings);
  const { memberId: uplineId } = caller.session;
  const { memberId, kind, period } = body;
  const offer = { uplineId, memberId, kind, period, clauses: body.clauses.map(storedClause) };
  requireTerms(rules, offer);
  return await parts.database.transaction(async (transaction) => {
    const now = parts.clock.now();
    await requireOfferable(transaction, rules, offer, now);
    const byHouse = rules.payer[kind] === 'platform';
    return await standingOf(
      transaction,
      rules,
      { ...offer, byHouse, period: period ?? PERIODS[kind], runsFrom: null },
      now,
    );
  });
}

/** Measures a contract or request of one of its two sides. Source: 12-03. */
export async function contractStanding(
  parts: Parts,
  { params, caller }: ParsedOf<typeof calls.contractStanding> & { caller: MemberCaller },
): Promise<calls.ContractStanding> {
  const { database } = parts;
  const found = await readContract(database, params.id);
  if (!found || ![found.member_id, found.upline_id].includes(caller.session.memberId)) throw new Refusal('NOT_FOUND');
  const { member_id: memberId, upline_id: uplineId, payer, kind, period, clauses } = found;
  return await standingOf(
    database,
    await contractRules(parts.settings),
    {
      memberId,
      uplineId,
      byHouse: payer === 'platform' || uplineId === null,
      kind,
      period,
      clauses,
      runsFrom: found.state === 'accepted' ? found.answered_at : null,
    },
    parts.clock.now(),
  );
}
