import type { SourceTree } from './source-tree.ts';

/** One rule of the house. No problem means that it holds; a problem is a sentence that names the place. */
export interface Check {
  name: string;
  run(tree: SourceTree): string[] | Promise<string[]>;
}

export interface CheckResult {
  name: string;
  problems: string[];
}
