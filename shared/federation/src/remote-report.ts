import type { Cause } from './cause.ts';

/** What happens in an open tab, for the figures of operators: never anything about the member. */
export type RemoteReport = { sequence: number } & RemoteHappening;

export type RemoteHappening =
  | { kind: 'tried'; remote: string; version: string }
  | { kind: 'ready'; remote: string; version: string; ms: number }
  /** `final`: no try of this version is left. */
  | { kind: 'load-failed'; remote: string; version: string; cause: Cause; error: unknown; final: boolean }
  | { kind: 'screen-failed'; remote: string; version: string; cause: LateCause; error: unknown }
  | { kind: 'swap-waits' | 'swapped'; remote: string; version: string; ms: number }
  /** `version` is the new one, that could not be shown or was taken back. */
  | { kind: 'swap-failed' | 'swap-returned'; remote: string; version: string; cause: Cause | LateCause }
  | { kind: 'snapshot-refused'; cause: string };

/** How a version failed after it was on screen. `network`: a later part of it could not be fetched; `evaluation`: one threw while it started. */
export type LateCause = 'evaluation' | 'render' | 'event' | 'promise' | 'timer' | 'network';
