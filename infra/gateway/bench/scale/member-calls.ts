import { setTimeout as pause } from 'node:timers/promises';
import { balance } from '@atrium/contracts/wallet';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import type { Caller } from '../world/http-caller.ts';
import type { Player } from '../world/people.ts';

export interface CallsSeen {
  asked: number;
  /** Without an answer, or with one that says that the site has failed. */
  failed: number;
  slowestMs: number;
}

const EVERY_MS = 50;

/** Members who read their balance, one after the other, all the time: what they see while something is broken. */
export function memberCalls(caller: Caller, players: readonly Player[], random: SeededRandom) {
  let seen: CallsSeen = { asked: 0, failed: 0, slowestMs: 0 };
  const call = async () => {
    const begun = performance.now();
    const now = seen;
    now.asked += 1;
    const isAnswered = await caller.member(random.pick(players), 'GET', balance.path).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (!isAnswered) now.failed += 1;
    now.slowestMs = Math.max(now.slowestMs, Math.round(performance.now() - begun));
  };
  let isOver = false;
  const asking = (async () => {
    for (; !isOver; await pause(EVERY_MS)) void call();
  })();
  return {
    takeSeen(): CallsSeen {
      const taken = seen;
      seen = { asked: 0, failed: 0, slowestMs: 0 };
      return taken;
    },
    async end() {
      isOver = true;
      await asking;
    },
  };
}
