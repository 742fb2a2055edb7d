/** The result of a step of `npm test`. The summary at the end repeats the `problems`. */
export interface StepResult {
  passed: number;
  failed: number;
  problems?: string[];
  /** Tests that cannot run on this machine: neither passed nor failed. */
  notRun?: string[];
}

export interface StepContext {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Arguments after the options, for jest or playwright. */
  rest: string[];
  report(line: string): void;
  /** Receives the output of the step's program while another step has the screen; undefined: it is printed directly. */
  output?: ((text: string) => void) | undefined;
}

export type Step = (context: StepContext) => Promise<StepResult>;
