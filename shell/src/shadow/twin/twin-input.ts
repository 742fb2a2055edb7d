import type { Answer } from '@atrium/api/create-api';
import type { MemberInfo } from '@atrium/contracts/members';
import type { ShadowError } from '@atrium/contracts/shadow-findings';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { BrandConfiguration, Permission } from '@atrium/contracts/system';
import type { Balance } from '@atrium/contracts/balance';
import type { Target } from '@atrium/federation/screen-state';
import type { Session } from '@atrium/host';
import type { Given } from './given.ts';
import type { Picture } from './picture.ts';
import type { Refused } from './twin-api.ts';

/** Everything that a hidden frame gets of its page: a copy, by one message. */
export interface TwinInput {
  brand: BrandConfiguration;
  permission: Permission;
  language: string;
  clockSkew: number;
  /** One remote in one version. */
  snapshot: Snapshot;
  remote: string;
  target: Target;
  address: { pathname: string; search: string };
  centrePage: string | undefined;
  given: Given | undefined;
  session: Session | null;
  member: MemberInfo | null;
  balance: Balance | null;
  vendorsDown: ReadonlySet<string>;
  reads: ReadonlyMap<string, Answer<unknown>>;
  /** Answers that the session keeps in session storage. */
  kept: [key: string, value: string][];
  /** The width of the page's main column, in CSS pixels. */
  width: number;
}

/** What a hidden frame found. Its picture is compared in the tab, and never leaves it. */
export interface TwinResult {
  /** The screen could be shown, and has loaded. */
  ready: boolean;
  errors: ShadowError[];
  picture: Picture;
  refused: Refused;
}

/** The first message of a hidden frame to its page, which then sends the input with a port for the result. */
export const TWIN_READY = 'atrium-twin-ready';
