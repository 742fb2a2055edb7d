import type { ProofOfWork } from '@atrium/contracts/verification';
import { solveWork } from './solve-work.ts';

/** The worker of `prove-work.ts`: receives one proof of work and sends its solution. */
addEventListener('message', ({ data }: MessageEvent<ProofOfWork>) => {
  void solveWork(data).then((solved) => postMessage(solved));
});
