import { OpeningHours } from '@atrium/contracts/support';
import * as v from 'valibot';
import {
  Flag,
  Minor,
  type Rows,
  SafeAddress,
  SafeOrigin,
  type SettingDefinition,
  setting,
  Whole,
  Words,
} from './setting-definition.ts';

const leastBelowMost = (rows: Rows) =>
  BigInt(String(rows.get('withdrawal.min') ?? 0)) <= BigInt(String(rows.get('withdrawal.max') ?? '999999999999999'))
    ? undefined
    : 'withdrawal.min would be above withdrawal.max.';
const texts = v.looseObject({ en: Words(200) });
const upTo = <const S extends v.GenericSchema>(most: number, schema: S) => v.pipe(v.array(schema), v.maxLength(most));
const countries = upTo(250, v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'A country is two capital letters.')));

/** Money. Amounts are minor units as digits. */
const MONEY: SettingDefinition[] = [
  setting('wallet.single', {
    group: 'money',
    type: 'boolean',
    description: 'Members have one wallet for all vendors.',
    schema: Flag,
  }),
  setting('withdrawal.min', {
    group: 'money',
    type: 'amount',
    description: 'The least that may be withdrawn at once.',
    schema: Minor,
    conflict: leastBelowMost,
  }),
  setting('withdrawal.max', {
    group: 'money',
    type: 'amount',
    description: 'The most that may be withdrawn at once.',
    schema: Minor,
    conflict: leastBelowMost,
  }),
  setting('withdrawal.cancellable', {
    group: 'money',
    type: 'boolean',
    description: 'Members may take a withdrawal back while it is in review.',
    schema: Flag,
  }),
  setting('withdrawal.receiptMinutes', {
    group: 'money',
    type: 'integer',
    description: 'So long members can answer a paid withdrawal; then it counts as received.',
    schema: Whole(1, 525_600),
  }),
  setting('withdrawal.twoPersonsFrom', {
    group: 'money',
    type: 'amount',
    description:
      'From this amount on two operators must approve a withdrawal, or the refund of one that has not come. One that waits keeps the amount of when it was asked for, where that is lower.',
    schema: Minor,
  }),
  setting('withdrawal.turnoverPercent', {
    group: 'money',
    type: 'integer',
    description: 'Percent of the deposits since the last withdrawal that must be staked before the next; 0 is none.',
    schema: Whole(0, 1_000),
  }),
  setting('transfer.upline', {
    group: 'money',
    type: 'boolean',
    description: 'Members who may transfer to their upline can.',
    schema: Flag,
  }),
  setting('transfer.downline', {
    group: 'money',
    type: 'boolean',
    description: 'Agents can transfer to their downlines.',
    schema: Flag,
  }),
  setting('transfer.min', {
    group: 'money',
    type: 'amount',
    description: 'The least of a transfer along the line of agents.',
    schema: Minor,
  }),
  setting('transfer.max', {
    group: 'money',
    type: 'amount',
    description: 'The most of a transfer along the line of agents.',
    schema: Minor,
  }),
  setting('trial.playMoney', {
    group: 'money',
    type: 'amount',
    description: 'Play money of a trial account.',
    schema: Minor,
  }),
  setting('trial.limit', {
    group: 'money',
    type: 'integer',
    description: 'The most trial accounts a day from one address; 0 is no limit.',
    schema: Whole(0, 1_000_000),
  }),
  setting('payments.quickAmounts', {
    group: 'money',
    type: 'list',
    description: 'Amounts that the deposit page offers.',
    schema: upTo(12, Minor),
  }),
  setting('payments.methods', {
    group: 'money',
    type: 'list',
    description: 'The ways to pay in.',
    schema: upTo(
      30,
      v.pipe(
        v.looseObject({
          code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
          min: Minor,
          max: Minor,
          feeFixed: Minor,
          feePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(50)),
          open: v.boolean(),
          names: texts,
          notes: texts,
        }),
        v.check(({ min, max }) => BigInt(min) <= BigInt(max), 'min is above max.'),
      ),
    ),
  }),
  setting('points', {
    group: 'money',
    type: 'object',
    description: 'What a point is worth, how it is earned and whether points become money.',
    schema: v.strictObject({
      ratio: v.optional(v.strictObject({ points: Whole(1, 1e9), amount: Minor })),
      earn: v.optional(v.strictObject({ points: Whole(1, 1e9), turnover: Minor })),
      convertible: v.optional(v.boolean()),
    }),
  }),
  setting('ranks', {
    group: 'money',
    type: 'list',
    description: 'The ladder of ranks with the turnover that leads to each.',
    schema: upTo(50, v.strictObject({ level: Whole(1, 50), name: Words(40), turnover: Minor })),
  }),
];

const SESSION: SettingDefinition[] = [
  setting('session.passwordDays', {
    group: 'session',
    type: 'integer',
    description: 'After so many days a password is outdated; 0 is never.',
    schema: Whole(0, 3650),
  }),
  setting('session.defaultPassword', {
    group: 'session',
    type: 'text',
    secret: true,
    description: 'The password that new accounts of agents begin with; null when there is none.',
    schema: v.nullable(Words(64)),
  }),
];

const SITE: SettingDefinition[] = [
  setting('resources', {
    group: 'site',
    type: 'list',
    description: 'Downloads and social links.',
    schema: upTo(
      60,
      v.strictObject({
        resourceType: Words(40),
        url: SafeAddress,
        qrCodeUrl: v.optional(SafeAddress),
        labelNameEn: Words(80),
        labelNameCn: Words(80),
      }),
    ),
  }),
  setting('customerService', {
    group: 'site',
    type: 'list',
    description:
      'Ways to reach customer service. CATALOGUE opens the entry of the service catalogue that has its title.',
    schema: upTo(30, v.strictObject({ csType: Words(40), title: Words(80), path: SafeAddress })),
  }),
  setting('support.hours', {
    group: 'site',
    type: 'list',
    description: "When the support desk is staffed, by the brand's clock.",
    schema: upTo(
      50,
      v.pipe(
        OpeningHours,
        v.check(({ from, to }) => from < to, 'to must be later than from.'),
      ),
    ),
  }),
  setting('support.answerMinutes', {
    group: 'site',
    type: 'integer',
    description: 'So long an answer of the support desk takes as a rule; visitors read it.',
    schema: Whole(1, 10_080),
  }),
  setting('support.closeAfterHours', {
    group: 'site',
    type: 'integer',
    description: 'A conversation whose last answer is older is closed.',
    schema: Whole(1, 8_760),
  }),
  setting('support.keepDays', {
    group: 'site',
    type: 'integer',
    description: 'A closed conversation is kept so long, then removed with its pictures.',
    schema: Whole(1, 3_650),
  }),
  setting('site.offline', {
    group: 'site',
    type: 'boolean',
    description:
      'Browsers keep the site for when there is no connection. Off takes it away from all of them again when they next open it.',
    schema: Flag,
  }),
  setting('developer.overrides', {
    group: 'site',
    type: 'boolean',
    description: "Browsers may show a developer's own build of a remote. Only on brands for development.",
    schema: Flag,
  }),
  setting('domains', {
    group: 'site',
    type: 'list',
    description: "The site's addresses.",
    schema: upTo(
      50,
      v.pipe(
        v.string(),
        v.regex(/^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/, 'An address looks like https://www.example.com.'),
      ),
    ),
  }),
  setting('imageCDNs', {
    group: 'site',
    type: 'list',
    description: 'Origins that pictures may also come from.',
    schema: upTo(20, SafeOrigin),
  }),
  setting('launchGameCDNs', {
    group: 'site',
    type: 'list',
    description: 'Origins that may stand in for a game address.',
    schema: upTo(20, SafeOrigin),
  }),
  setting('analytics', {
    group: 'site',
    type: 'object',
    description: 'The tag of the analytics service; null switches it off.',
    schema: v.strictObject({ gtagId: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/))) }),
  }),
  setting('countries', {
    group: 'site',
    type: 'list',
    description: 'Countries with their dialing codes; all of them when there is no list.',
    schema: upTo(
      300,
      v.strictObject({
        countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
        countryDialingCode: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
      }),
    ),
  }),
  setting('location.default', {
    group: 'site',
    type: 'text',
    description: 'The country of an address that is in no table.',
    schema: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
  setting('location.byIp', {
    group: 'site',
    type: 'object',
    description: 'Countries by the beginning of an IP address.',
    schema: v.record(v.pipe(v.string(), v.regex(/^[0-9a-f.:]{1,39}$/i)), v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
  setting('system.restriction', {
    group: 'site',
    type: 'object',
    description: 'Shuts the site for maintenance, or for countries and address blocks, without the registry.',
    schema: v.strictObject({
      maintenance: v.optional(v.boolean()),
      countries: v.optional(countries),
      ips: v.optional(upTo(1000, v.pipe(v.string(), v.regex(/^[0-9a-f.:]{2,39}(\/\d{1,3})?$/i)))),
    }),
  }),
];

export const SITE_SETTINGS: readonly SettingDefinition[] = [...MONEY, ...SESSION, ...SITE];
