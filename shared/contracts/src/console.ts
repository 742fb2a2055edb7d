import * as v from 'valibot';
import { ROLES, type Operation } from './registry-operation.ts';

/*
 * What the ops console says to the registry besides the calls of `registry.ts`, on the ops origin. A signed-in
 * operator may use those without a token: the cookie names the session. Everything that changes something has to come from a page
 * of the ops origin and carry `CONSOLE_HEADER`.
 */

/** Cookies ignore ports: the port in the name keeps two copies on one machine apart. */
export const consoleCookie = (port: number | string): string => `atrium_${port}_ops`;

/** Sent by the console with every call: `active` while somebody is at it, else `idle`. An idle session ends. */
export const CONSOLE_HEADER = 'x-atrium-console';

/** Calls of the gateway for operators (`/ops/…`) are forwarded from here in the name of the signed-in operator. */
export const GATEWAY_PREFIX = '/gateway';

/** A session ends after this long without use, and at the latest. */
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_LIFE_MS = 12 * 3_600_000;

const operation = <const O extends Operation>(definition: O): O => definition;

export const ConsoleSession = v.object({
  name: v.string(),
  role: v.picklist(ROLES),
  remote: v.optional(v.string()),
  /** When it ends if nobody uses it. */
  endsAt: v.string(),
  /** The site that is operated, to open it beside the console. */
  site: v.string(),
});
export type ConsoleSession = v.InferOutput<typeof ConsoleSession>;

export const signIn = operation({
  name: 'signIn',
  method: 'POST',
  path: '/console/sign-in',
  role: null,
  summary: 'Opens a session; its cookie is readable by the registry only.',
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  reply: ConsoleSession,
});
export const signOut = operation({
  name: 'signOut',
  method: 'POST',
  path: '/console/sign-out',
  role: null,
  summary: 'Ends the session.',
  reply: v.object({ signedOut: v.boolean() }),
});
export const session = operation({
  name: 'session',
  method: 'GET',
  path: '/console/session',
  role: null,
  summary: 'The operator that is signed in.',
  reply: ConsoleSession,
});

/**
 * What the console follows (Server-Sent Events): `state` whenever something may have changed, with how far the registry,
 * its audit log and the approvals have come; `over` when the session has ended.
 */
export const CONSOLE_STREAM_PATH = '/console/stream';
export const ConsoleState = v.object({ sequence: v.number(), audit: v.number(), waiting: v.number() });
export type ConsoleState = v.InferOutput<typeof ConsoleState>;
