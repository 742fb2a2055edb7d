import type { CheckLimits } from './limits.ts';
import { killBelow, processesBelow } from './process-tree.ts';

const SAMPLE_INTERVAL_MS = 250;

/**
 * Watches what this process has started. `exceeded` resolves to a sentence when one step takes more than its time, or the
 * browser more than its memory; all of it is killed then.
 */
export function watchBrowser(limits: CheckLimits) {
  const { promise: exceeded, resolve } = Promise.withResolvers<string>();
  let step = 'starting';
  let startedAt = performance.now();
  let cpuBefore = 0;
  const cpuOf = (all: readonly { cpuMs: number }[]) => all.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  const end = (sentence: string) => {
    clearInterval(clock);
    killBelow(process.pid);
    resolve(sentence);
  };
  const clock = setInterval(() => {
    const all = processesBelow(process.pid);
    const memoryBytes = all.reduce((sum, one) => sum + one.memoryBytes, 0);
    if (memoryBytes > limits.memoryBytes)
      end(`The browser took more than ${Math.round(limits.memoryBytes / 1024 / 1024)} MB of memory at: ${step}.`);
    else if (cpuOf(all) - cpuBefore > limits.stepCpuMs)
      end(`It did not end within ${limits.stepCpuMs / 1_000} s of processor time at: ${step}.`);
    else if (performance.now() - startedAt > limits.stepMs)
      end(`It did not end within ${limits.stepMs / 1_000} s at: ${step}.`);
  }, SAMPLE_INTERVAL_MS);
  return {
    exceeded,
    step(name: string) {
      step = name;
      startedAt = performance.now();
      cpuBefore = cpuOf(processesBelow(process.pid));
    },
    stop: () => clearInterval(clock),
  };
}
