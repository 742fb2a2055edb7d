export interface CheckLimits {
  /** Processor time of the browser for one page or part. */
  stepCpuMs: number;
  /** Time for one page or part, in which the browser may have no processor time. */
  stepMs: number;
  /** Memory of all of the browser's processes. */
  memoryBytes: number;
}

/** Honest pages take a fraction of them. */
export const CHECK_LIMITS: CheckLimits = {
  stepCpuMs: 20_000,
  stepMs: 180_000,
  memoryBytes: 1_200 * 1024 * 1024,
};
/** JavaScript's own share of it. */
export const HEAP_MB = 384;
