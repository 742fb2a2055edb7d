import type { Caller } from '../platform/caller.ts';
import { isWithin } from '../platform/ip-address.ts';
import type { Parts } from '../platform/parts.ts';

interface Restriction {
  maintenance?: boolean;
  countries?: string[];
  ips?: string[];
}

/** Whether operators have closed the site for everybody. */
export async function isUnderMaintenance(parts: Parts): Promise<boolean> {
  const rule = await parts.settings.get<Restriction>('system.restriction', {});
  const registry = parts.snapshots.current()?.system;
  return rule.maintenance === true || registry?.status === 'maintenance';
}

/** When the site is expected back from maintenance, by the registry; undefined where nobody knows, and once it has passed. Source: 15-15. */
export function expectedReturn({ snapshots, clock }: Pick<Parts, 'snapshots' | 'clock'>): string | undefined {
  const until = snapshots.current()?.system.until;
  return until !== undefined && Date.parse(until) > clock.now().getTime() ? until : undefined;
}

/**
 * Status 1 for maintenance, 2 if this visitor's IP address or country is restricted, by the registry's snapshot or the
 * setting `system.restriction`. Source: 2.2-08, 6-21.
 */
export async function systemState(parts: Parts, caller: Pick<Caller, 'ip' | 'country'>): Promise<0 | 1 | 2> {
  if (await isUnderMaintenance(parts)) return 1;
  const rule = await parts.settings.get<Restriction>('system.restriction', {});
  const registry = parts.snapshots.current()?.system;
  const kept = registry?.status === 'restricted' ? registry : { countries: [], ips: [] };
  const shut =
    [...(rule.countries ?? []), ...kept.countries].includes(caller.country) ||
    [...(rule.ips ?? []), ...kept.ips].some((block) => isWithin(caller.ip, block));
  return shut ? 2 : 0;
}
