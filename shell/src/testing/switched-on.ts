import { SWITCHES, type SwitchName } from '@atrium/contracts/switches';
import type { WhitelabelNode } from '@atrium/contracts/system';

/** The site menu with exactly these feature switches on. */
export const switchedOn = (...names: SwitchName[]): WhitelabelNode[] => [
  {
    modId: 'SYSTEM',
    flag: '1',
    childrenNodes: names.map((name) => ({ modId: SWITCHES[name], flag: '1', childrenNodes: [] })),
  },
];
