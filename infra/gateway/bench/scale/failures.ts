import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import { changeRemote } from './registry-caller.ts';
import type { Tabs } from './tabs.ts';

export interface Stage extends Pick<Installation, 'gateways' | 'registries' | 'redis' | 'registry' | 'pool' | 'site'> {
  tabs: Tabs;
  /** The remote is changed with every call; remembers the sequence, to be awaited in all tabs. */
  swap(): Promise<Swapped>;
}

export interface Swapped {
  commandedAt: number;
  sequence: number;
}

/** Something that breaks and is repaired while members play. */
export interface Failure {
  name: string;
  /** Breaks and repairs it. Returns the swap that was made meanwhile, if any, which has to reach every tab. */
  happen(stage: Stage): Promise<Swapped | undefined>;
}

/** As long as a supervisor takes to notice and to restart. */
const AWAY_MS = 5_000;

export const FAILURES: readonly Failure[] = [
  {
    name: 'one of three gateways killed during a swap',
    async happen({ gateways: [gateway], swap }) {
      const swapping = swap();
      await gateway!.kill();
      await pause(AWAY_MS);
      await gateway!.start();
      return await swapping;
    },
  },
  {
    name: 'Redis lost, and back empty',
    async happen({ redis }) {
      await redis.kill();
      await pause(AWAY_MS);
      await redis.start();
      return undefined;
    },
  },
  {
    name: 'one of two registries killed during a swap',
    async happen({ registries: [registry], swap }) {
      await registry!.kill();
      const swapped = await swap();
      await pause(AWAY_MS);
      await registry!.start();
      return swapped;
    },
  },
  {
    name: 'both registries lost and back, then a swap',
    async happen({ registries, swap }) {
      await Promise.all(registries.map((registry) => registry.kill()));
      await pause(AWAY_MS);
      await Promise.all(registries.map((registry) => registry.start()));
      return await swap();
    },
  },
];

/** Makes swaps of the installation's remote: its maintenance page in its place, and the other way round. */
export function swaps({ registry }: Pick<Installation, 'registry'>): Stage['swap'] {
  let isDown = false;
  return async () => {
    isDown = !isDown;
    const commandedAt = Date.now();
    return { commandedAt, sequence: await changeRemote(registry, isDown ? 'maintenance' : 'back') };
  };
}
