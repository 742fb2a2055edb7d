import type { ContractKind } from '@atrium/contracts/agent-contracts';
import type { consolidated } from '@atrium/contracts/contract-flags';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Contract features of an account, stored with the member (`details.contracts`); a missing one is off. */
interface Features {
  dailySalary?: boolean;
  dividend?: boolean;
  hourlySalary?: boolean;
  realTimeSalary?: boolean;
  monthlyRebateSalary?: boolean;
}

const flag = (on: boolean | undefined): '0' | '1' => (on ? '1' : '0');

/**
 * A feature is on by its switch or by an active contract; a request flag is on while a request is pending for this
 * account. A jurisdiction that allows no shares of losses turns dividends off. Source: 3-72, 3-73, 7-056, 12-13.
 */
export async function contractFlags(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof consolidated>> {
  const row = await parts.database.first<{ features: Features | null; running: string[]; waiting: string[] }>(
    `SELECT details -> 'contracts' AS features,
            ARRAY(SELECT kind FROM agent_contracts WHERE member_id = m.id AND state = 'accepted') AS running,
            ARRAY(SELECT kind FROM agent_contracts WHERE member_id = m.id AND state = 'requested') AS waiting
       FROM members m WHERE m.id = $1`,
    [caller.session.memberId],
  );
  const { features, running, waiting } = row!;
  // What the operators decide about contracts: without shares of losses there are no dividends, whatever is stored.
  const { lossShare = true } = await parts.settings.get<{ lossShare?: boolean }>('agents.contracts', {});
  const has = (on: boolean | undefined, kind: ContractKind) => flag(on || running.includes(kind));
  const asks = (kind: ContractKind) => flag(waiting.includes(kind));
  return {
    dailysalreqtype: asks('daily-salary'),
    divtypereq: lossShare ? asks('dividend') : '0',
    contracthoursalreq: asks('hourly-salary'),
    realtimesalreqtype: asks('real-time-salary'),
    contractmrdailysalinfotype: flag(features?.monthlyRebateSalary),
    contracthoursalinfo: has(features?.hourlySalary, 'hourly-salary'),
    dailysalinfotype: has(features?.dailySalary, 'daily-salary'),
    realtimesalinfotype: has(features?.realTimeSalary, 'real-time-salary'),
    divtypeinfo: lossShare ? has(features?.dividend, 'dividend') : '0',
  };
}
