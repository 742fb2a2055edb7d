import type { RegistryAccess } from '@atrium/remote/registry/call-registry';
import type { Settings } from '../environment.ts';

/** What every verb of the atrium command receives. */
export interface VerbContext {
  root: string;
  settings: Settings;
  /** The environment of this process, which programs that it starts inherit. */
  env: NodeJS.ProcessEnv;
  /** Absolute path of ATRIUM_VAR. */
  varFolder: string;
  /** The registry, as the operator that `--as` names. */
  registry(): RegistryAccess;
  /** The gateway's operator calls, with the same token. */
  gateway(): RegistryAccess;
  /** Prints `value` as JSON with `--json`, otherwise `lines`. Each verb calls it once. */
  answer(value: unknown, lines: string | string[]): void;
  /** Reports progress on stderr: stdout belongs to the result. */
  progress(line: string): void;
  /** Lets the command exit with 1 although it has answered: what it checked is not as it should be. */
  fail(): void;
}
