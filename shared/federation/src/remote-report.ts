import type { ShadowRendering } from '@atrium/contracts/shadow-findings';
import type { Cause } from './cause.ts';

/** Something that happened to a remote in an open tab, for the operators' figures; never anything about the member. */
export type RemoteReport = { sequence: number } & RemoteHappening;

export type RemoteHappening =
  | { kind: 'tried'; remote: string; version: string }
  | { kind: 'ready'; remote: string; version: string; ms: number }
  /** `final`: no attempt of this version is left. */
  | { kind: 'load-failed'; remote: string; version: string; cause: Cause; error: unknown; final: boolean }
  | { kind: 'screen-failed'; remote: string; version: string; cause: LateCause; error: unknown }
  /** `swap-ready`: the new version is fetched, verified and probed; `swapped`: it is shown. `ms`: since the change arrived. */
  | { kind: 'swap-ready' | 'swap-waits' | 'swapped'; remote: string; version: string; ms: number }
  /** `version` is the new one, which could not be shown, or in whose place the version before was shown. */
  | { kind: 'swap-failed' | 'swap-returned'; remote: string; version: string; cause: Cause | LateCause }
  | { kind: 'snapshot-refused'; cause: string }
  /** A version that nobody has yet was rendered hidden. */
  | { kind: 'shadowed'; rendering: ShadowRendering };

/**
 * How a version failed after it was on screen. `network`, `timeout`, `integrity`, `not-a-script`: a later file could not be
 * loaded; `evaluation`: one threw while it started.
 */
export type LateCause =
  | 'evaluation'
  | 'render'
  | 'event'
  | 'promise'
  | 'timer'
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'not-a-script';
