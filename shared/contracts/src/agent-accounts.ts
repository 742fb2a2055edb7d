import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Category } from './game-categories.ts';
import { Amount, Instant, pageOf, paging } from './money.ts';

/*
 * Accounts that agents open below themselves: directly, or by links for registration. A prize group is a whole number of
 * 2000; rates are per cent of the valid bet by category, '*' for all categories without one of their own. Neither may
 * exceed the agent's own. Source: 12-01, domain.md 7.1.
 */

export const Rates = v.record(v.union([Category, v.literal('*')]), v.number());
const STEPS_PER_PERCENT = 10_000;
/** Exact to a ten-thousandth of a per cent. */
export const Rate = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.check((rate) => Number.isInteger(Math.round(rate * STEPS_PER_PERCENT * 1e6) / 1e6), 'at most four decimals'),
);
const Terms = {
  kind: v.picklist(['member', 'agent']),
  prizeGroup: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000)),
  rates: v.optional(v.record(v.union([Category, v.literal('*')]), Rate), {}),
};

/** What the agent may give: groups from `least` to `most`, and at most these rates; accounts have a name by `account`. */
export const openingBounds = endpoint({
  name: 'agents.openingBounds',
  method: 'GET',
  path: '/wps/agent/accounts/bounds',
  access: 'agent',
  summary: 'The prize groups and rates that the agent may give.',
  source: '12-01',
  reply: v.object({
    groups: v.object({ least: v.number(), most: v.number() }),
    rates: Rates,
    password: v.object({ minLength: v.number(), maxLength: v.number() }),
  }),
  errors: [],
});

/** Opens an account directly below the agent. Its first password has to be changed at the first login. */
export const openAccount = endpoint({
  name: 'agents.openAccount',
  method: 'POST',
  path: '/wps/agent/accounts',
  access: 'agent',
  encrypted: 'accepted',
  summary: 'Opens a member or agent account below the agent.',
  source: '12-01',
  body: v.strictObject({
    account: v.pipe(v.string(), v.trim(), v.maxLength(64)),
    password: v.pipe(v.string(), v.maxLength(255)),
    ...Terms,
  }),
  reply: v.object({ id: v.string(), account: v.string() }),
  errors: [
    'FIELD_INVALID',
    'USERNAME_TAKEN',
    'PASSWORD_RULE',
    'PASSWORD_COMMON',
    'ACCOUNT_TERMS',
    'GROUP_QUOTA',
    'ENCRYPTION_INVALID',
  ],
});

/** `state`: only an open link takes registrations. The figures are those of all accounts that registered by it. */
export const AgentLink = v.object({
  id: v.string(),
  code: v.string(),
  kind: Terms.kind,
  prizeGroup: v.nullable(v.number()),
  rates: Rates,
  channel: v.string(),
  state: v.picklist(['open', 'expired', 'ended']),
  createdAt: Instant,
  expiresAt: v.nullable(Instant),
  registered: v.number(),
  depositors: v.number(),
  active: v.number(),
  turnover: Amount,
});
export type AgentLink = v.InferOutput<typeof AgentLink>;

export const agentLinks = endpoint({
  name: 'agents.links',
  method: 'GET',
  path: '/wps/agent/links',
  access: 'agent',
  summary: "The agent's own links, newest first, with the figures of each.",
  source: '12-01',
  query: v.object({ ...paging() }),
  reply: pageOf(AgentLink),
  errors: [],
});
export const makeLink = endpoint({
  name: 'agents.makeLink',
  method: 'POST',
  path: '/wps/agent/links',
  access: 'agent',
  summary: 'Makes a link for registration below the agent.',
  source: '12-01',
  body: v.strictObject({
    ...Terms,
    /** Where the link is used, such as the name of a page. */
    channel: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Null: until it is ended. */
    days: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3_650))), null),
  }),
  reply: AgentLink,
  errors: ['ACCOUNT_TERMS', 'GROUP_QUOTA'],
});
/** Accounts that registered by it keep their terms. */
export const endLink = endpoint({
  name: 'agents.endLink',
  method: 'DELETE',
  path: '/wps/agent/links/:id',
  access: 'agent',
  summary: 'Ends a link: nobody registers by it any more.',
  source: '12-01',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  reply: v.object({}),
  errors: ['NOT_FOUND'],
});
