import { SourceMap, type SourceMapPayload } from 'node:module';

/** The sources of a script, each with how many of its characters come from there. */
export function charactersBySource(code: string, map: SourceMapPayload): Map<string, number> {
  const sources = new SourceMap(map);
  const found = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const entry = sources.findEntry(line, column);
      // The code between two modules is of no source.
      const source = ('originalSource' in entry && (entry.originalSource as string | undefined)) || '';
      found.set(source, (found.get(source) ?? 0) + 1);
    }
  return found;
}

const PACKAGE = /(?:^|\/)(shared\/[a-z0-9-]+)\/|(?:^|\/)node_modules\/(?!\.pnpm)((?:@[^/]+\/)?[^/]+)\//g;

/** The package of a source by its path, `shared/lobby` or an npm package by its name; undefined for the build's own. */
export function packageOfSource(source: string): string | undefined {
  const last = [...source.matchAll(PACKAGE)].at(-1);
  return last?.[1] ?? last?.[2];
}

/** A source in one of the loaded scripts: its share of the script's compressed bytes. */
export interface LoadedSource {
  source: string;
  script: string;
  bytes: number;
}

/** What each package cost on the way, and how much of that had been loaded with another script already. */
export interface PackageCost {
  package: string;
  bytes: number;
  againBytes: number;
}

/** Adds up sources by package; a source that several scripts contain is needed once, at its largest. */
export function costsOf(loaded: readonly LoadedSource[]): PackageCost[] {
  const costs = new Map<string, PackageCost>();
  for (const [source, copies] of Map.groupBy(loaded, ({ source }) => source)) {
    const name = packageOfSource(source);
    if (!name) continue;
    const cost = costs.get(name) ?? { package: name, bytes: 0, againBytes: 0 };
    const sum = copies.reduce((bytes, copy) => bytes + copy.bytes, 0);
    cost.bytes += sum;
    cost.againBytes += sum - Math.max(...copies.map(({ bytes }) => bytes));
    costs.set(name, cost);
  }
  return [...costs.values()].sort((a, b) => b.againBytes - a.againBytes);
}
