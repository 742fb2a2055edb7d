/** Work that runs at an interval until it is stopped. */
export interface Repeated {
  /** Resolves once the turn under way has ended. */
  stop(): Promise<void>;
}

/** Runs `work` every `intervalMs`, one turn at a time: a turn that takes longer skips the next ones. `failed` gets what a turn throws. */
export function repeat(
  work: () => Promise<unknown>,
  { intervalMs, failed }: { intervalMs: number; failed: (error: unknown) => void },
): Repeated {
  let turn: Promise<void> | undefined;
  const clock = setInterval(() => {
    turn ??= work()
      .then(() => {}, failed)
      .finally(() => {
        turn = undefined;
      });
  }, intervalMs);
  clock.unref();
  return {
    async stop() {
      clearInterval(clock);
      await turn;
    },
  };
}
