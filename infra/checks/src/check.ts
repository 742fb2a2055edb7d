import type { SourceTree } from './source-tree.ts';

/** A rule of this repository. It returns its violations, each a sentence that names the place. */
export interface Check {
  name: string;
  run(tree: SourceTree): string[] | Promise<string[]>;
}

export interface CheckResult {
  name: string;
  problems: string[];
}
