/** What every command of a squad receives. */
export interface SquadContext {
  /** The folder that the command runs in. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** The result, on stdout. */
  answer(lines: string | string[]): void;
  /** Progress, on stderr. */
  progress(line: string): void;
}
