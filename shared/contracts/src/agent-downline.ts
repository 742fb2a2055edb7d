import * as v from 'valibot';
import { Rate, Rates } from './agent-accounts.ts';
import { endpoint } from './endpoint.ts';
import { Category } from './game-categories.ts';
import { Amount, Instant } from './money.ts';

/*
 * What an agent does with the accounts below: finds them in the tree, raises their terms, blocks them, keeps notes.
 * Source: 12-06, domain.md 7.1.
 */

const MemberId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
const params = v.object({ id: MemberId });

/** Accounts in one answer. Of a larger team the deeper levels are left out. */
export const MOST_NODES = 10_000;
/** What a screen shows of a tree before the rest has arrived. */
export const FIRST_NODES = 60;
/** Accounts whose figures are asked for at once. */
export const MOST_FIGURES = 60;

/** `direct` accounts are right below, `below` on all levels below. `group` is null where the account has none of its own. */
export const TreeNode = v.object({
  id: v.string(),
  up: v.nullable(v.string()),
  account: v.string(),
  agent: v.boolean(),
  direct: v.number(),
  below: v.number(),
  group: v.nullable(v.number()),
  blocked: v.boolean(),
});
export type TreeNode = v.InferOutput<typeof TreeNode>;

/**
 * The accounts of the caller or of one below (`under`) with everybody below it, level by level, by name within a level.
 * `line`: from the caller down to it. `cut`: accounts were left out because there are more than `most`, by default
 * `MOST_NODES`; the counts of what is below are whole nonetheless. With `text` only accounts whose names contain it, with
 * the lines above them.
 */
export const tree = endpoint({
  name: 'agents.tree',
  method: 'GET',
  path: '/wps/agent/tree',
  access: 'agent',
  summary: 'The tree of accounts below.',
  source: '12-06',
  query: v.object({
    under: v.optional(MemberId),
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    most: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(MOST_NODES)),
      String(MOST_NODES),
    ),
  }),
  reply: v.object({
    line: v.array(v.object({ id: v.string(), account: v.string() })),
    nodes: v.array(TreeNode),
    cut: v.boolean(),
  }),
  errors: ['NOT_IN_DOWNLINE'],
});

/**
 * Figures of accounts in view, over the last 30 days: turnover and net of each with everybody below. `ids` are separated by
 * commas.
 */
export const treeFigures = endpoint({
  name: 'agents.treeFigures',
  method: 'GET',
  path: '/wps/agent/tree/figures',
  access: 'agent',
  summary: 'Figures of accounts of the tree.',
  source: '12-06',
  query: v.object({
    ids: v.pipe(v.string(), v.regex(/^\d{1,18}(,\d{1,18}){0,59}$/, `at most ${MOST_FIGURES} IDs`)),
  }),
  reply: v.array(
    v.object({
      id: v.string(),
      turnover: Amount,
      net: Amount,
      lastLoginAt: v.nullable(Instant),
      online: v.boolean(),
    }),
  ),
  errors: ['NOT_IN_DOWNLINE'],
});

/**
 * How an account below is held. Only its upline raises group and rates (`mayRaise`), up to its own (`most`). `block` is
 * null while the account is open; `mine` where the caller, or an account below the caller, set it and the caller may end it.
 * `note` is the caller's own.
 */
export const AccountStanding = v.object({
  id: v.string(),
  account: v.string(),
  upline: v.string(),
  mayRaise: v.boolean(),
  group: v.nullable(v.number()),
  rates: Rates,
  most: v.object({ group: v.number(), rates: Rates }),
  block: v.nullable(v.object({ reason: v.string(), since: Instant, mine: v.boolean() })),
  note: v.string(),
});
export type AccountStanding = v.InferOutput<typeof AccountStanding>;

export const accountStanding = endpoint({
  name: 'agents.accountStanding',
  method: 'GET',
  path: '/wps/agent/downlines/:id/standing',
  access: 'agent',
  summary: 'Terms, block and note of an account below.',
  source: '12-06',
  params,
  reply: AccountStanding,
  errors: ['NOT_IN_DOWNLINE'],
});

/**
 * Raises the prize group or rates of an account right below, up to the agent's own; a rate of '*' applies to categories
 * without one of their own. Nothing falls: ACCOUNT_TERMS. GROUP_QUOTA: the agent has no account of this group left.
 * Bets that were placed before keep the terms of their moment.
 */
export const raiseTerms = endpoint({
  name: 'agents.raiseTerms',
  method: 'POST',
  path: '/wps/agent/downlines/:id/terms',
  access: 'agent',
  summary: 'Raises the prize group or rates of an account right below.',
  source: '12-06',
  params,
  body: v.strictObject({
    prizeGroup: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000))),
    rates: v.optional(v.record(v.union([Category, v.literal('*')]), Rate), {}),
  }),
  reply: AccountStanding,
  errors: ['NOT_IN_DOWNLINE', 'ACCOUNT_TERMS', 'GROUP_QUOTA'],
});

const Reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200));
/**
 * Blocks an account below, or ends a block that the agent or one below the agent has set. A blocked account neither stakes
 * nor deposits nor opens accounts; it can log in, withdraw, and use player protection. BLOCK_STATE: it is so already, or
 * the block is not the agent's.
 */
export const setBlock = endpoint({
  name: 'agents.setBlock',
  method: 'POST',
  path: '/wps/agent/downlines/:id/block',
  access: 'agent',
  summary: 'Blocks an account below, or ends its block.',
  source: '12-06',
  params,
  body: v.strictObject({ blocked: v.boolean(), reason: Reason }),
  reply: AccountStanding,
  errors: ['NOT_IN_DOWNLINE', 'BLOCK_STATE'],
});

/** An empty note removes it. */
export const setNote = endpoint({
  name: 'agents.setNote',
  method: 'PUT',
  path: '/wps/agent/downlines/:id/note',
  access: 'agent',
  summary: "Keeps the agent's own note about an account below.",
  source: '12-06',
  params,
  body: v.strictObject({ note: v.pipe(v.string(), v.trim(), v.maxLength(500)) }),
  reply: AccountStanding,
  errors: ['NOT_IN_DOWNLINE'],
});
