import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';

const Text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** Where the code of an SMS login is verified, or how a third party vouches for the user. Source: 3-20. */
export const LoginType = v.picklist(['username', 'sms', 'firebase']);

/** Source: specification 3, login payload. In an SMS login `username` is the mobile number, `password` the code. */
export const LoginPayload = v.object({
  username: Text(64),
  password: Text(255),
  type: LoginType,
  captcha: v.optional(v.string()),
  captchaId: v.optional(v.string()),
  /** The solved proof of work of this captcha. */
  captchaProof: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  countryDialingCode: v.optional(v.string()),
  remember: v.optional(v.boolean()),
  /** The browser has the token that represents a remembered password (3-15); `password` is then any placeholder. */
  remembered: v.optional(v.boolean()),
  /** Proof of the human verification (geetest) or of the third party that vouches. */
  proof: v.optional(v.string()),
  /** The entry: the members' site, the portal of agents (6-15), or the page of one agent for their own members (6-14). */
  entry: v.optional(v.picklist(['member', 'agent', 'agentEntry'])),
  /** The code of that agent. */
  agent: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** Source: 3-22, 3-23, 4-18. `token` marks the session for the interface and authorises nothing. */
export const LoginResult = v.object({
  token: v.string(),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  /** The password equals the product's default one; the server compares them. */
  defaultPassword: v.boolean(),
  user: v.object({ userName: v.string(), password: v.literal('') }),
  isAgent: v.number(),
  previousLogin: v.nullable(v.object({ at: Instant, ip: v.string(), country: v.string() })),
});

/**
 * The `value` of a failed login: whether the next attempt needs a captcha, and how many times its usual work, if more than
 * once. Source: 4-23, 14-06.
 */
export const LoginFailure = v.object({ captcha: v.boolean(), work: v.optional(v.number()) });

export const login = endpoint({
  name: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'none',
  encrypted: true,
  summary: 'Signs a member or agent in and sets the session cookie.',
  source: '7-005',
  body: LoginPayload,
  reply: LoginResult,
  errors: [
    'LOGIN_FAILED',
    'ACCOUNT_LOCKED',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_INVALID',
    'CAPTCHA_PROOF_INVALID',
    'VERIFICATION_CODE_INVALID',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
    'EXTRA_VERIFICATION_REQUIRED',
    'NOT_OF_THIS_AGENT',
    'VERIFICATION_CODE_EXPIRED',
    'MOBILE_INVALID',
    'IDENTITY_INVALID',
    'IDENTITY_UNKNOWN',
    'HUMAN_VERIFICATION_FAILED',
  ],
});

export const logout = endpoint({
  name: 'session.logout',
  method: 'DELETE',
  also: ['POST'],
  path: '/wps/session/logout',
  access: 'token',
  summary: 'Ends the session; its cookie is worthless from then on.',
  source: '7-007, 4-45',
  reply: v.object({}),
  errors: [],
});

export const freePlay = endpoint({
  name: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'none',
  summary: 'Starts a trial session (isAgent 4).',
  source: '7-008, 3-78: Encryption and X-Gateway-Version are accepted as headers and as body fields.',
  body: v.object({
    os: v.pipe(v.string(), v.maxLength(64)),
    platform: v.literal('W'),
    Encryption: v.optional(v.string()),
    'X-Gateway-Version': v.optional(v.union([v.string(), v.number()])),
  }),
  reply: LoginResult,
  errors: ['ENCRYPTION_REQUIRED', 'ENCRYPTION_INVALID'],
});

/** The state of this browser's session, requested once at start-up when the hint cookie indicates that there is one. */
export const current = endpoint({
  name: 'session.current',
  method: 'GET',
  path: '/wps/session/current',
  access: 'token',
  summary: 'Restores the session in a new tab from its cookie.',
  source: '3-07',
  reply: v.object({
    token: v.string(),
    account: v.string(),
    isAgent: v.number(),
    startedAt: Instant,
    changePassword: v.boolean(),
  }),
  errors: [],
});

export const loginInfo = endpoint({
  name: 'session.loginInfo',
  method: 'GET',
  path: '/wps/member/login/info',
  access: 'token',
  summary: 'What the site shows right after a login.',
  source: '7-021, 4-21',
  reply: v.object({
    account: v.string(),
    isAgent: v.number(),
    previousLogin: v.nullable(v.object({ at: Instant, ip: v.string(), country: v.string() })),
    unreadMessages: v.number(),
    popups: v.number(),
  }),
  errors: [],
});

export const firstLoginNotice = endpoint({
  name: 'session.firstLoginNotice',
  method: 'POST',
  path: '/wps/member/login/first',
  access: 'token',
  summary: 'Records that the member has logged in for the first time.',
  source: '7-018, 4-17',
  reply: v.object({}),
  errors: [],
});

export const setLanguage = endpoint({
  name: 'session.setLanguage',
  method: 'PUT',
  path: '/wps/session/language',
  access: 'none',
  summary: 'Remembers the language of this visitor or member.',
  source: '4-50',
  body: v.object({ language: v.pipe(v.string(), v.regex(/^[A-Z]{2}(-[A-Z]{2})?$/)) }),
  reply: v.object({}),
  errors: [],
});

/** The public key that encrypts the keys of payloads. Keys rotate; two may be valid. */
export const encryptionKey = endpoint({
  name: 'session.encryptionKey',
  method: 'GET',
  path: '/wps/system/encryptionKey',
  access: 'none',
  summary: 'RSA public key (PEM) for the header Encryption.',
  source: '7-003, 7-004',
  reply: v.object({ keyId: v.string(), publicKey: v.string() }),
  errors: [],
});

/**
 * After a period without activity, calls that move money return REAUTHENTICATE until the member has entered the
 * password again. Source: AC-08.
 */
export const reauthenticate = endpoint({
  name: 'session.reauthenticate',
  method: 'POST',
  path: '/wps/session/reauthenticate',
  access: 'member',
  encrypted: true,
  summary: 'Goes on with a session that has rested, by the password.',
  source: 'AC-08',
  body: v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) }),
  reply: v.object({}),
  errors: ['PASSWORD_WRONG', 'ENCRYPTION_REQUIRED', 'ENCRYPTION_INVALID'],
});

/** The third parties that may vouch for a user, and their authorization addresses. Source: 3-21. */
export const IdentityProvider = v.object({
  third: v.picklist(['google', 'facebook']),
  /** Authorization endpoint of the provider; requested with `response_type=id_token`. */
  authorizeUrl: v.string(),
  clientId: v.string(),
});
export type IdentityProvider = v.InferOutput<typeof IdentityProvider>;

export const identityProviders = endpoint({
  name: 'session.identityProviders',
  method: 'GET',
  path: '/wps/session/identity',
  access: 'none',
  summary: 'The third parties that may vouch for a user, each only while it is configured and switched on.',
  source: '3-21, 2.6-09, 2.6-10',
  reply: v.array(IdentityProvider),
  errors: [],
});
