import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { consolidated } from '@atrium/contracts/contract-flags';

type Flags = ReplyOf<typeof consolidated>;

/**
 * Which contract features the account has, by the flag that an entry of the menu names: one that is on, or one that a
 * waiting request would bring, so that the request can be answered. Source: 3-72, 3-74, 3-91.
 */
export function contractFlags(flags: Flags): ReadonlySet<string> {
  const on = new Set<string>();
  if (flags.divtypeinfo === '1' || flags.divtypereq === '1') on.add('dividend');
  if (flags.dailysalinfotype === '1' || flags.contractmrdailysalinfotype === '1' || flags.dailysalreqtype === '1')
    on.add('dailySalary');
  if (flags.contracthoursalinfo === '1' || flags.contracthoursalreq === '1') on.add('hourlySalary');
  if (flags.realtimesalinfotype === '1' || flags.realtimesalreqtype === '1') on.add('realTimeSalary');
  return on;
}
