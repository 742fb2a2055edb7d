import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import { isSwitchOn } from '@atrium/contracts/switches';
import type { WhitelabelNode } from '@atrium/contracts/system';
import type { Parts } from '../platform/parts.ts';
import { memberById, type Credentials } from './credentials.repository.ts';

const DAY_MS = 86_400_000;

/** Whether the password is older than the brand allows (setting `session.passwordDays`; 0: no limit). */
export async function passwordExpired(parts: Parts, member: Credentials): Promise<boolean> {
  const days = await parts.settings.get<number>('session.passwordDays', 0);
  return days > 0 && parts.clock.now().getTime() - member.passwordChangedAt.getTime() > days * DAY_MS;
}

/**
 * Whether the site requires a new password even after a reload: for a default one, or an expired one with the switch
 * on.
 */
export async function mustChangePassword(parts: Parts, memberId: string): Promise<boolean> {
  const member = await memberById(parts, memberId);
  if (!member || member.type === TRIAL_ROLE) return false;
  if (member.defaultPassword) return true;
  const tree = await parts.settings.get<WhitelabelNode[]>('whitelabel', []);
  return isSwitchOn(tree, 'forcedPasswordChange') && (await passwordExpired(parts, member));
}
