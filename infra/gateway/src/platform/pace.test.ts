import { pino } from 'pino';
import { until } from '@atrium/testing/until';
import { every, startJobs } from './jobs.ts';
import { createPace } from './pace.ts';

const parts = { log: pino({ level: 'silent' }) };

/** A job that counts its turns every 5 ms; its brand counts as used for 50 ms after a call. */
function counting(options: { idleIntervalMs: number; isWatched?: () => boolean }) {
  let turns = 0;
  const pace = createPace({ isWatched: () => false, usedForMs: 50, ...options });
  const { stop } = startJobs(parts, [every('counting', 5, async () => (turns += 1))], pace.pause);
  return { turns: () => turns, use: pace.use, stop };
}
const after = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));
/** Resolves once no turn has happened for as long. */
async function idle({ turns }: { turns(): number }): Promise<number> {
  for (let before = -1; before !== turns(); ) {
    before = turns();
    await after(100);
  }
  return turns();
}

it('lets the jobs of a brand that nobody uses look for work rarely, and at once after a call', async () => {
  const job = counting({ idleIntervalMs: 60_000 });
  const before = await idle(job);
  job.use();
  await until(() => job.turns() > before);
  // While calls go on, it keeps its own interval.
  const used = await idle(job);
  await until(() => {
    job.use();
    return job.turns() > used + 5;
  });
  await idle(job);
  await job.stop();
});

it('lets an idle job run at its longer interval', async () => {
  const job = counting({ idleIntervalMs: 150 });
  const before = await idle(job);
  await until(() => job.turns() > before);
  await job.stop();
});

it('keeps the interval while tabs are open', async () => {
  const job = counting({ idleIntervalMs: 60_000, isWatched: () => true });
  await after(100);
  const before = job.turns();
  await until(() => job.turns() > before + 5);
  await job.stop();
});

it('keeps an interval that is longer than the idle one, and ends at once when it is stopped', async () => {
  const pace = createPace({ isWatched: () => false, usedForMs: 0, idleIntervalMs: 20 });
  const stopping = new AbortController();
  const began = performance.now();
  await pace.pause(60, stopping.signal);
  expect(performance.now() - began).toBeGreaterThanOrEqual(55);
  const long = createPace({ isWatched: () => false, usedForMs: 0, idleIntervalMs: 60_000 }).pause(1, stopping.signal);
  stopping.abort();
  await long;
});
