import { pino } from 'pino';
import { every, startJobs } from './jobs.ts';

const parts = { log: pino({ level: 'silent' }) };

it('runs a job at once and again after each interval, which may differ every time', async () => {
  const intervals = [1, 1, 60_000];
  let turns = 0;
  const third = new Promise<void>((resolve) => {
    const job = every(
      'counting',
      async () => intervals[turns - 1]!,
      async () => {
        turns += 1;
        if (turns === 3) resolve();
      },
    );
    running = startJobs(parts, [job]);
  });
  await third;
  await running.stop();
  expect(turns).toBe(3);
});
let running: { stop(): Promise<void> };

it('retries a job that throws, while the others go on', async () => {
  let attempts = 0;
  let others = 0;
  let retried = () => {};
  const twice = new Promise<void>((resolve) => {
    retried = resolve;
  });
  const { stop } = startJobs(parts, [
    every('failing', 1, async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
      retried();
    }),
    every('steady', 5, async () => (others += 1)),
  ]);
  await twice;
  await stop();
  expect(attempts).toBeGreaterThan(1);
  expect(others).toBeGreaterThan(10);
});

it('stops only after the current turn has ended', async () => {
  let finish = () => {};
  let ended = false;
  const { stop } = startJobs(parts, [
    every('slow', 1, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      ended = true;
    }),
  ]);
  const stopped = stop();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(ended).toBe(false);
  finish();
  await stopped;
  expect(ended).toBe(true);
});
