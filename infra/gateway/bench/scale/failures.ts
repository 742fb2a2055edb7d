import { setTimeout as pause } from 'node:timers/promises';
import { SNAPSHOT_PATH } from '@atrium/contracts/registry-paths';
import { reset } from '@atrium/contracts/registry-recovery';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { Installation } from './installation.ts';
import { keepRegistry, restoreRegistry } from './older-registry.ts';
import { changeRemote } from './registry-caller.ts';
import type { Tabs } from './tabs.ts';

export interface Stage
  extends Pick<Installation, 'gateways' | 'registries' | 'redis' | 'database' | 'registry' | 'pool' | 'site'> {
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
  {
    name: 'registry restored from an older backup, reset, then a swap',
    async happen({ registries, registry, pool, site, swap }) {
      await keepRegistry(pool);
      // Twice, so that the remote is as it was in the copy.
      await swap();
      await swap();
      await Promise.all(registries.map((running) => running.kill()));
      await restoreRegistry(pool);
      await Promise.all(registries.map((running) => running.start()));
      const newest = (await (await fetch(`http://localhost:${site}${SNAPSHOT_PATH}`)).json()) as Snapshot;
      await registry(reset, { newest: { ...newest }, reason: 'restored from an older backup' }, 'approver');
      return await swap();
    },
  },
  {
    name: 'PostgreSQL primary lost, standby promoted',
    async happen({ database }) {
      await database.failOver();
      return undefined;
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
