import type { consolidated } from '@atrium/contracts/wallet';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Contract features of an account, kept with the member (`details.contracts`); what is not there is off. */
interface Contracts {
  dailySalary?: boolean;
  dividend?: boolean;
  hourlySalary?: boolean;
  realTimeSalary?: boolean;
  monthlyRebateSalary?: boolean;
  /** Requests that wait for the member's answer, by kind. */
  requests?: Partial<Record<'dailySalary' | 'dividend' | 'hourlySalary' | 'realTimeSalary', boolean>>;
}

const flag = (on: boolean | undefined): '0' | '1' => (on ? '1' : '0');

/** Source: 3-72, 3-73, 7-056. */
export async function contractFlags(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof consolidated>> {
  const row = await parts.database.first<{ contracts: Contracts | null }>(
    "SELECT details -> 'contracts' AS contracts FROM members WHERE id = $1",
    [caller.session.memberId],
  );
  const {
    dailySalary,
    dividend,
    hourlySalary,
    realTimeSalary,
    monthlyRebateSalary,
    requests = {},
  } = row!.contracts ?? {};
  return {
    dailysalreqtype: flag(requests.dailySalary),
    divtypereq: flag(requests.dividend),
    contracthoursalreq: flag(requests.hourlySalary),
    realtimesalreqtype: flag(requests.realTimeSalary),
    contractmrdailysalinfotype: flag(monthlyRebateSalary),
    contracthoursalinfo: flag(hourlySalary),
    dailysalinfotype: flag(dailySalary),
    realtimesalinfotype: flag(realTimeSalary),
    divtypeinfo: flag(dividend),
  };
}
