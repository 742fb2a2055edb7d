import * as v from 'valibot';
import { ROLES, type Operation } from './registry-operation.ts';

/*
 * The session of the ops console and its stream, on the ops origin. With a session, the calls of `registry.ts` need no
 * token: the cookie identifies the session. Every call that changes something has to be made by a page of the ops
 * origin with the header `CONSOLE_HEADER`.
 */

/** Cookies ignore ports: the port in the name keeps two copies on one machine apart. */
export const consoleCookie = (port: number | string): string => `atrium_${port}_ops`;
/** Between the two steps of a sign-in: it opens the second step and nothing else. */
export const firstStepCookie = (port: number | string): string => `atrium_${port}_ops_step`;
/** Of a browser in which an operator signed in; it authorises nothing. */
export const deviceCookie = (port: number | string): string => `atrium_${port}_ops_device`;

/** Sent by the console with every call: `active` while a person is using it, else `idle`. An idle session ends. */
export const CONSOLE_HEADER = 'x-atrium-console';

/** Calls of the gateway for operators (`/ops/…`) are forwarded from here on behalf of the signed-in operator. */
export const GATEWAY_PREFIX = '/gateway';

/** A session ends after this long without use, and at the latest. */
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_LIFE_MS = 12 * 3_600_000;

const operation = <const O extends Operation>(definition: O): O => definition;

export const ConsoleSession = v.object({
  name: v.string(),
  role: v.picklist(ROLES),
  remote: v.optional(v.string()),
  /** The second factor of the operator; absent where none is bound. */
  factor: v.optional(v.picklist(['app', 'passkey'])),
  /** When it ends unless it is used. */
  endsAt: v.string(),
  /** Address of the operated site, for the console's link to it. */
  site: v.string(),
  /** The brand that this address of the console operates, and every brand of the registry. Source: 13-22. */
  brand: v.optional(v.string()),
  brands: v.optional(v.array(v.string())),
});
export type ConsoleSession = v.InferOutput<typeof ConsoleSession>;

/**
 * The password was right: the second step asks for a code or the passkey, or first binds one of them (`enrol`). `either`: the
 * name is locked at unknown devices; the password is judged together with the second factor, of whichever kind. Source: 14-06.
 */
export const NextStep = v.object({ next: v.picklist(['code', 'passkey', 'enrol', 'either']) });
export type NextStep = v.InferOutput<typeof NextStep>;

export const signIn = operation({
  name: 'signIn',
  method: 'POST',
  path: '/console/sign-in',
  role: null,
  irreversible: false,
  summary:
    'The first step of a sign-in; `console-factor.ts` has the second. The demo operators at the machine itself need no second one.',
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  /** The session, or the step that is missing. Either's cookie is readable by the registry only. */
  reply: v.union([ConsoleSession, NextStep]),
});
export const signOut = operation({
  name: 'signOut',
  method: 'POST',
  path: '/console/sign-out',
  role: null,
  irreversible: false,
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
 * The console's stream (Server-Sent Events): `state` whenever something may have changed, with the current sequence of
 * the registry, its audit log and the approvals; `over` when the session has ended.
 */
export const CONSOLE_STREAM_PATH = '/console/stream';
export const ConsoleState = v.object({ sequence: v.number(), audit: v.number(), waiting: v.number() });
export type ConsoleState = v.InferOutput<typeof ConsoleState>;
