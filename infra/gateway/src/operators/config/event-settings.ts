import * as v from 'valibot';
import { Minor, type SettingDefinition, setting, Whole } from './setting-definition.ts';

type Amounts = Record<'stake' | 'win' | 'deposit' | 'withdrawal', string>;
const isLower = (before: unknown, after: unknown): boolean =>
  Object.entries(after as Amounts).every(
    ([name, amount]) => BigInt(amount) <= BigInt((before as Amounts)[name as 'win']),
  );

/** What counts as a significant event, and how long it is stored. Source: GLI-19 §2.8.8. */
export const EVENT_SETTINGS: readonly SettingDefinition[] = [
  setting('events.large', {
    change: 'twoPersons',
    tightens: isLower,
    group: 'money',
    type: 'object',
    description: 'Amounts from which a stake, a win, a deposit and a withdrawal are significant events.',
    schema: v.strictObject({ stake: Minor, win: Minor, deposit: Minor, withdrawal: Minor }),
  }),
  setting('events.failedSignIns', {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) <= Number(before),
    group: 'session',
    type: 'integer',
    description: 'Failed logins of one username in a row that are a significant event.',
    schema: Whole(1, 100),
  }),
  setting('events.retentionDays', {
    change: 'twoPersonsDelayed',
    tightens: (before, after) => Number(after) >= Number(before),
    group: 'other',
    type: 'integer',
    description: 'Days that significant events are stored; at least a year.',
    schema: Whole(365, 7_300),
  }),
  setting('erasure.waitDays', {
    change: 'twoPersons',
    group: 'other',
    type: 'integer',
    description: "Days in which a member can take back a request to erase their data; after them it can't be undone.",
    schema: Whole(1, 30),
  }),
  setting('erasure.retentionDays', {
    change: 'twoPersonsDelayed',
    tightens: (before, after) => Number(after) >= Number(before),
    group: 'other',
    type: 'integer',
    description:
      'Days for which identity documents and payout accounts stay after an erasure, as laws against money laundering ask; at least a year.',
    schema: Whole(365, 7_300),
  }),
  setting('returns.days', {
    change: 'reasoned',
    group: 'other',
    type: 'integer',
    description: 'Days over which the actual return of a game is compared with its theoretical one.',
    fresh: 30,
    schema: Whole(1, 366),
  }),
  setting('returns.leastRounds', {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) <= Number(before),
    group: 'other',
    type: 'integer',
    description: 'Rounds from which the return of a game is judged.',
    fresh: 1_000,
    schema: Whole(100, 10_000_000),
  }),
  setting('returns.deviations', {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) <= Number(before),
    group: 'other',
    type: 'integer',
    description: 'Standard deviations around the theoretical return of a game that still count as chance.',
    fresh: 4,
    schema: Whole(2, 10),
  }),
  setting('messages.bigWin', {
    change: 'reasoned',
    group: 'money',
    type: 'integer',
    description: 'Payout in minor units from which a member receives a message about a win.',
    schema: Whole(100_000, 1e12),
  }),
];
