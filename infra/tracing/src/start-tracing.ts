import { tracing, setTracing } from './tracing.ts';

export interface TracingOptions {
  /** The collector's address, to which `/v1/traces` is added; undefined: nothing is recorded, and no SDK is loaded. */
  endpoint: string | undefined;
  /** The share of traces that are recorded, 0 to 1. */
  ratio: number;
  service: string;
  onFault(error: Error): void;
}

/** Records the traces of this process until `stop`, which sends what it still has. */
export async function startTracing({ endpoint, ...options }: TracingOptions): Promise<{ stop(): Promise<void> }> {
  if (endpoint === undefined) return { stop: async () => {} };
  if (tracing()) throw new Error('This process records traces already.');
  const { openTelemetry } = await import('./open-telemetry.ts');
  const opened = openTelemetry({ endpoint, ...options });
  setTracing(opened);
  return {
    async stop() {
      setTracing(undefined);
      await opened.close();
    },
  };
}
