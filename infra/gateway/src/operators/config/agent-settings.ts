import * as v from 'valibot';
import { Flag, Minor, type SettingDefinition, setting, Whole } from './setting-definition.ts';

const Payer = v.picklist(['upline', 'platform']);
const PAYERS = { dividend: Payer, 'daily-salary': Payer, 'hourly-salary': Payer, 'real-time-salary': Payer };

/** What a brand decides about its agents. */
export const AGENT_SETTINGS: readonly SettingDefinition[] = [
  setting('agents.rebates', {
    change: 'twoPersons',
    group: 'money',
    type: 'object',
    description: "Period of agents' rebates, and the least amount paid; less is carried to the next period.",
    schema: v.strictObject({
      period: v.optional(v.picklist(['day', 'week', 'month'])),
      minimum: v.optional(Minor),
    }),
  }),
  setting('agents.contracts', {
    change: 'twoPersons',
    group: 'money',
    type: 'object',
    description:
      "Contracts between agents: the payer of new ones, players' wins that dividends carry, whether bonuses and rebates reduce dividends, the turnover of an active member, the least rate in percent, and whether dividends on losses are allowed where the brand operates.",
    schema: v.strictObject({
      payer: v.optional(v.partial(v.strictObject({ ...PAYERS }))),
      carry: v.optional(v.picklist(['none', 'once', 'half-month', 'permanent'])),
      costsCount: v.optional(Flag),
      activeMemberTurnover: v.optional(Minor),
      leastRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
      lossShare: v.optional(Flag),
    }),
  }),
  setting('agents.accounts', {
    change: 'twoPersons',
    group: 'money',
    type: 'object',
    description:
      'Prize groups that agents give: the least one, the highest one of agents without a group of their own, and how many accounts right below an agent may have at least a group.',
    schema: v.strictObject({
      leastGroup: v.optional(Whole(0, 2_000)),
      mostGroup: v.optional(Whole(0, 2_000)),
      quotas: v.optional(v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), Whole(0, 1_000_000))),
    }),
  }),
];
