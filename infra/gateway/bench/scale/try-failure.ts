import { setTimeout as pause } from 'node:timers/promises';
import { wrongTabs } from './books.ts';
import type { Failure, Stage, Swapped } from './failures.ts';
import type { CallsSeen } from './member-calls.ts';
import type { OfferedBets, Stretch } from './offered-bets.ts';
import type { Tabs } from './tabs.ts';
import type { Installation } from './installation.ts';

export interface Outcome {
  failure: string;
  streamsCut: number;
  /** Until the last one of them was open again; infinite if some never were. */
  streamsBackMs: number;
  /** How many `live.gap` events tabs received: each then loads again. */
  gaps: number;
  /** From the operator's command until the last tab had the change, where there was one; infinite if some never had it. */
  swapMs: number | undefined;
  bets: Stretch;
  calls: CallsSeen;
  /** Members' tabs that show another balance than the ledger's at the end, with all bets decided. */
  wrongBalances: number;
}

interface Watching {
  installation: Installation;
  stage: Stage;
  bets: OfferedBets;
  calls: { takeSeen(): CallsSeen };
  /** Of play before, and after the repair. */
  playMs: number;
}

const BACK_LIMIT_MS = 60_000;
const BALANCES_LIMIT_MS = 20_000;
const POLL_MS = 50;

/** Lets one thing fail while members play, and says what they saw. */
export async function tryFailure(failure: Failure, watching: Watching): Promise<Outcome> {
  const { installation, stage, bets, calls, playMs } = watching;
  const { tabs } = stage;
  await pause(playMs);
  await tabs.ask('mark');
  bets.takeStretch();
  calls.takeSeen();
  const struckAt = Date.now();
  const swapped = await failure.happen(stage);
  const back = await until(BACK_LIMIT_MS, async () => {
    const { open, allOpenAt, cuts } = await tabs.ask('report');
    return open === tabs.count && { backMs: cuts === 0 ? 0 : allOpenAt - struckAt };
  });
  const swapMs = swapped && (await arrival(tabs, swapped));
  await pause(playMs);
  const stretch = bets.takeStretch();
  const seen = calls.takeSeen();
  const { cuts, gaps } = await tabs.ask('report');
  await bets.pause();
  const wrong = () => wrongTabs(installation, tabs);
  const right = await until(BALANCES_LIMIT_MS, async () => (await wrong()) === 0 && { wrong: 0 });
  const wrongBalances = right?.wrong ?? (await wrong());
  bets.resume();
  return {
    failure: failure.name,
    streamsCut: cuts,
    streamsBackMs: back?.backMs ?? Number.POSITIVE_INFINITY,
    gaps,
    swapMs,
    bets: stretch,
    calls: seen,
    wrongBalances,
  };
}

async function arrival(tabs: Tabs, { sequence, commandedAt }: Swapped): Promise<number> {
  const arrived = await until(BACK_LIMIT_MS, async () => {
    const last = new Map((await tabs.ask('report')).snapshots).get(sequence);
    return last !== undefined && last.tabs >= tabs.count && last;
  });
  return arrived ? arrived.at - commandedAt : Number.POSITIVE_INFINITY;
}

/** What `look` finds within this time. */
async function until<Found>(limitMs: number, look: () => Promise<Found | false>): Promise<Found | undefined> {
  for (const limit = Date.now() + limitMs; Date.now() < limit; await pause(POLL_MS)) {
    const found = await look();
    if (found) return found;
  }
  return undefined;
}
