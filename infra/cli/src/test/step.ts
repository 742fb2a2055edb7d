/** What a part of `npm test` came to. `problems` are said again at the end, where one looks. */
export interface StepResult {
  passed: number;
  failed: number;
  problems?: string[];
  /** What could not be tried on this machine: neither passed nor failed. */
  notRun?: string[];
}

export interface StepContext {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Arguments behind the options, handed to jest or playwright. */
  rest: string[];
  report(line: string): void;
}

export type Step = (context: StepContext) => Promise<StepResult>;
