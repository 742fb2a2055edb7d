import { cpus } from 'node:os';
import type { Measured } from './http-load.ts';

export interface Ratio {
  what: string;
  ratio: number;
  /** Of the turns, the least and the greatest. */
  spread?: string;
  budget: number;
  aim: number;
}

/**
 * Prints the results of one bench: two tables, or one document with `json`. A missed budget sets the exit code to 1.
 */
export function report(
  name: string,
  json: boolean,
  database: string,
  measured: Record<string, Measured>,
  ratios: readonly Ratio[],
): void {
  const environment = { database, node: process.version, processors: cpus().length };
  const rounded = ratios.map((one) => ({ ...one, ratio: Number(one.ratio.toFixed(2)) }));
  if (json) console.log(JSON.stringify({ name, ratios: rounded, measured, environment }));
  else {
    console.log(`${name}, ${database}, node ${process.version}, ${environment.processors} processors`);
    console.table(
      Object.fromEntries(
        Object.entries(measured).map(([what, { rate, p50, p99 }]) => [
          what,
          { 'a second': rate, 'p50 ms': p50, 'p99 ms': p99 },
        ]),
      ),
    );
    console.table(
      Object.fromEntries(
        rounded.map(({ what, ...figures }) => [what, { ...figures, met: figures.ratio >= figures.budget }]),
      ),
    );
  }
  if (rounded.some(({ ratio, budget }) => ratio < budget)) process.exitCode = 1;
}
