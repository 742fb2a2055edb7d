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
  /** Where the output of the step's program goes while another step has the screen; undefined: straight out. */
  output?: ((text: string) => void) | undefined;
}

export type Step = (context: StepContext) => Promise<StepResult>;
