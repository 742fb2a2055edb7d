import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { consolidated } from '@atrium/contracts/wallet';

type Flags = Pick<ReplyOf<typeof consolidated>, 'contractmrdailysalinfotype' | 'contracthoursalinfo' | 'dailysalinfotype' | 'realtimesalinfotype' | 'divtypeinfo'>;

/** Which contract features the account has, by the flag that an entry of the menu names. Source: 3-74, 3-91. */
export function contractFlags(flags: Flags): ReadonlySet<string> {
  const on = new Set<string>();
  if (flags.divtypeinfo === '1') on.add('dividend');
  if (flags.dailysalinfotype === '1' || flags.contractmrdailysalinfotype === '1') on.add('dailySalary');
  if (flags.contracthoursalinfo === '1') on.add('hourlySalary');
  if (flags.realtimesalinfotype === '1') on.add('realTimeSalary');
  return on;
}
