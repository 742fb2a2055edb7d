import { createHash } from 'node:crypto';
import type { ProofOfWork, SolvedWork } from '@atrium/contracts/verification';
import { proveWork } from './prove-work.ts';
import { solveWork } from './solve-work.ts';

const workOf = (number: number, maxnumber = 500): ProofOfWork => {
  const salt = '00ff?captcha=one&expires=1900000000&';
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: 'ab'.repeat(32) };
};
const read = (proof: string | undefined) => JSON.parse(atob(proof!)) as SolvedWork;
const never = new AbortController().signal;

/** Stands in for the browser's worker: `behave` decides what happens to the work that it receives. */
function provideWorker(behave: (worker: FakeWorker, work: ProofOfWork) => void): FakeWorker[] {
  const made: FakeWorker[] = [];
  Object.assign(globalThis, {
    Worker: class extends FakeWorker {
      postMessage(work: ProofOfWork) {
        made.push(this);
        behave(this, work);
      }
    },
  });
  return made;
}
class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: () => void = () => {};
  terminated = false;
  terminate() {
    this.terminated = true;
  }
}
afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

it('finds the number, the last one as well, and only up to the limit', async () => {
  expect(await solveWork(workOf(0))).toMatchObject({ number: 0 });
  expect(await solveWork(workOf(500))).toMatchObject({ number: 500 });
  expect(await solveWork(workOf(501))).toBeUndefined();
});

it('sends the challenge back with the number, signature and salt unchanged', async () => {
  const { maxnumber: _, ...work } = workOf(123);
  expect(read(await proveWork(workOf(123), never))).toEqual({ ...work, number: 123 });
});

it('searches in a worker and ends it afterwards', async () => {
  const workers = provideWorker((worker, work) => void solveWork(work).then((data) => worker.onmessage({ data })));
  expect(read(await proveWork(workOf(42), never)).number).toBe(42);
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
});

it('searches in the page when the worker fails', async () => {
  const workers = provideWorker((worker) => worker.onerror());
  expect(read(await proveWork(workOf(42), never)).number).toBe(42);
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
});

it('ends the worker of a captcha that is replaced', async () => {
  const workers = provideWorker(() => {});
  const replaced = new AbortController();
  const proof = proveWork(workOf(42), replaced.signal);
  replaced.abort();
  expect(await proof).toBeUndefined();
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
});
