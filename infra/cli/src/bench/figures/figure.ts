/** What one turn of a benchmark prints with `--json`: every part of it is one document. */
export type BenchDocument = Record<string, unknown> & { name: string };

/** A row of README's table: one number that a benchmark's turns give. */
export interface FigureRow {
  what: string;
  /** The benchmark, with its arguments. */
  bench: string;
  unit: '' | ' ms' | ' s' | ' KB' | ' %';
  /** Reads the number out of the documents of a turn; undefined where a part failed. */
  read(documents: readonly BenchDocument[]): number | undefined;
  /** The bound that a median must keep, above or below. */
  budget?: { atMost: number } | { atLeast: number };
}

/** The turns of one row, as `docs/figures.json` keeps them. */
export interface Measured {
  /** One number for each turn, in the order in which they were made. */
  turns: number[];
  /** The commit that was measured, and whether the checkout differed from it. */
  commit: string;
  /** An ISO date. */
  date: string;
  processors: number;
  /** The machine's load over one minute, before the first turn and after the last. */
  load: [number, number];
}

/** By `what` of the rows. */
export type Figures = Record<string, Measured>;
