import type { RegistryAccess } from '../call-registry.ts';
import type { Settings } from '../environment.ts';

/** What every verb of the atrium command receives. */
export interface VerbContext {
  root: string;
  settings: Settings;
  /** As it was given to this process: what programs that it starts inherit. */
  env: NodeJS.ProcessEnv;
  /** Absolute path of ATRIUM_VAR. */
  varFolder: string;
  /** The registry, as whoever `--as` names. */
  registry(): RegistryAccess;
  /** The gateway's operator calls, with the same token. */
  gateway(): RegistryAccess;
  /** Prints `value` as JSON with `--json`, else `lines` for people. Called once by each verb. */
  answer(value: unknown, lines: string | string[]): void;
  /** What is going on meanwhile: on stderr, so that the answer stays alone on stdout. */
  progress(line: string): void;
}
