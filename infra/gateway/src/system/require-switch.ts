import { isSwitchOn, type SwitchName } from '@atrium/contracts/switches';
import type { WhitelabelNode } from '@atrium/contracts/system';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';

/** Refuses a call whose feature is switched off, whatever the screen shows. Source: 6-24. */
export async function requireSwitch(parts: Parts, name: SwitchName): Promise<void> {
  const tree = await parts.settings.get<WhitelabelNode[]>('whitelabel', []);
  if (!isSwitchOn(tree, name)) throw new Refusal('FUNCTION_DISABLED');
}
