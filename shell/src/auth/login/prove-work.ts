import type { ProofOfWork, SolvedWork } from '@atrium/contracts/verification';
import { solveWork } from './solve-work.ts';

/** Solves a captcha's proof of work in a worker. Resolves to the field `captchaProof`, or to undefined when aborted. */
export async function proveWork(work: ProofOfWork, signal: AbortSignal): Promise<string | undefined> {
  // A browser that cannot start a worker searches in the page, hash by hash.
  const solved = await solveInWorker(work, signal).catch(() => solveWork(work, signal));
  return solved && btoa(JSON.stringify(solved));
}

const solveInWorker = (work: ProofOfWork, signal: AbortSignal): Promise<SolvedWork | undefined> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url));
    const stop = () => {
      worker.terminate();
      resolve(undefined);
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<SolvedWork | undefined>) => {
      resolve(data);
      stop();
    };
    worker.onerror = () => {
      reject(new Error('The worker of the proof of work failed.'));
      stop();
    };
    worker.postMessage(work);
  });
