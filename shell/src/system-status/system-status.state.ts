import { type Permission, status } from '@atrium/contracts/system';
import { host } from '@atrium/host';
import { atom } from 'jotai';
import { type SystemStatus, statusOf } from './system-status.ts';

export interface CheckedStatus {
  status: SystemStatus;
  ip: string;
  country: string;
  checkedAt: number;
  /** When the site is expected back, where operators have said so. */
  returnsAt: string | undefined;
}

export const statusAtom = atom<CheckedStatus | null>(null);
/** The permission response of the last check, or the one that was part of the page. */
export const permissionAtom = atom<Permission | null>(null);

/** Requests the status of the system for this visitor; the permission call contains the current host (7-027). */
export const checkStatusAtom = atom(null, async (_get, set): Promise<void> => {
  const { api, report } = host();
  try {
    const answer = await api.call(status, { query: { url: location.host } });
    set(permissionAtom, answer.permission);
    set(statusAtom, {
      status: statusOf(answer.permission),
      ip: answer.permission.location.ip,
      country: answer.permission.location.country,
      checkedAt: Date.now(),
      returnsAt: answer.permission.returnsAt,
    });
  } catch (error) {
    report(error, 'system status');
  }
});
