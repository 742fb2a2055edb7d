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
const countries = upTo(250, v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Enter a country as two capital letters.')));

/** Money. Amounts are minor units as digits. */
const MONEY: SettingDefinition[] = [
  setting('wallet.single', {
    group: 'money',
    type: 'boolean',
    description: 'Members have a single wallet for all vendors.',
    schema: Flag,
  }),
  setting('withdrawal.min', {
    group: 'money',
    type: 'amount',
    description: 'Minimum amount of a withdrawal.',
    schema: Minor,
    conflict: leastBelowMost,
  }),
  setting('withdrawal.max', {
    group: 'money',
    type: 'amount',
    description: 'Maximum amount of a withdrawal.',
    schema: Minor,
    conflict: leastBelowMost,
  }),
  setting('withdrawal.cancellable', {
    group: 'money',
    type: 'boolean',
    description: 'Members can cancel a withdrawal while it is under review.',
    schema: Flag,
  }),
  setting('withdrawal.receiptMinutes', {
    group: 'money',
    type: 'integer',
    description: 'Minutes for a member to respond to a paid withdrawal before it counts as received.',
    schema: Whole(1, 525_600),
  }),
  setting('withdrawal.twoPersonsFrom', {
    group: 'money',
    type: 'amount',
    description:
      'From this amount, a withdrawal or the refund of a missing one needs two approvals. A pending review keeps the threshold from its request if that was lower.',
    schema: Minor,
  }),
  setting('withdrawal.turnoverPercent', {
    group: 'money',
    type: 'integer',
    description: 'Turnover before a withdrawal, in percent of the deposits since the last one; 0 for none.',
    schema: Whole(0, 1_000),
  }),
  setting('transfer.upline', {
    group: 'money',
    type: 'boolean',
    description: 'Members with permission can transfer to their upline.',
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
    description: 'Minimum amount of a transfer between upline and downline.',
    schema: Minor,
  }),
  setting('transfer.max', {
    group: 'money',
    type: 'amount',
    description: 'Maximum amount of a transfer between upline and downline.',
    schema: Minor,
  }),
  setting('trial.playMoney', {
    group: 'money',
    type: 'amount',
    description: 'Play money in a trial account.',
    schema: Minor,
  }),
  setting('trial.limit', {
    group: 'money',
    type: 'integer',
    description: 'Maximum number of trial accounts per day and IP address; 0 for no limit.',
    schema: Whole(0, 1_000_000),
  }),
  setting('payments.quickAmounts', {
    group: 'money',
    type: 'list',
    description: 'Quick amounts on the deposit page.',
    schema: upTo(12, Minor),
  }),
  setting('payments.methods', {
    group: 'money',
    type: 'list',
    description: 'Payment methods for deposits.',
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
    description: 'Value of a point, how points are earned and whether they can be converted to money.',
    schema: v.strictObject({
      ratio: v.optional(v.strictObject({ points: Whole(1, 1e9), amount: Minor })),
      earn: v.optional(v.strictObject({ points: Whole(1, 1e9), turnover: Minor })),
      convertible: v.optional(v.boolean()),
    }),
  }),
  setting('ranks', {
    group: 'money',
    type: 'list',
    description: 'Ranks with the turnover each one requires.',
    schema: upTo(50, v.strictObject({ level: Whole(1, 50), name: Words(40), turnover: Minor })),
  }),
];

const SESSION: SettingDefinition[] = [
  setting('session.passwordDays', {
    group: 'session',
    type: 'integer',
    description: 'Days until a password expires; 0 for never.',
    schema: Whole(0, 3650),
  }),
  setting('session.defaultPassword', {
    group: 'session',
    type: 'text',
    secret: true,
    description: 'Initial password of accounts that agents open; null for none.',
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
    description: 'Customer service channels. CATALOGUE opens the service catalogue entry with the same title.',
    schema: upTo(30, v.strictObject({ csType: Words(40), title: Words(80), path: SafeAddress })),
  }),
  setting('support.hours', {
    group: 'site',
    type: 'list',
    description: "Opening hours of the support desk, in the brand's time zone.",
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
    description: 'Usual response time of the support desk in minutes; shown to visitors.',
    schema: Whole(1, 10_080),
  }),
  setting('support.closeAfterHours', {
    group: 'site',
    type: 'integer',
    description: 'Hours after the last reply until a conversation is closed.',
    schema: Whole(1, 8_760),
  }),
  setting('support.keepDays', {
    group: 'site',
    type: 'integer',
    description: 'Days until a closed conversation is deleted with its images.',
    schema: Whole(1, 3_650),
  }),
  setting('site.offline', {
    group: 'site',
    type: 'boolean',
    description:
      'Browsers save the site for offline use. Switching this off removes it from each browser on its next visit.',
    schema: Flag,
  }),
  setting('developer.overrides', {
    group: 'site',
    type: 'boolean',
    description: "Browsers can show a developer's own build of a remote. For development brands only.",
    schema: Flag,
  }),
  setting('domains', {
    group: 'site',
    type: 'list',
    description: 'Addresses of the site.',
    schema: upTo(
      50,
      v.pipe(
        v.string(),
        v.regex(/^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/, 'Enter an address such as https://www.example.com.'),
      ),
    ),
  }),
  setting('imageCDNs', {
    group: 'site',
    type: 'list',
    description: 'Additional origins for images.',
    schema: upTo(20, SafeOrigin),
  }),
  setting('launchGameCDNs', {
    group: 'site',
    type: 'list',
    description: 'Alternative origins for game addresses.',
    schema: upTo(20, SafeOrigin),
  }),
  setting('analytics', {
    group: 'site',
    type: 'object',
    description: 'Tag of the analytics service; null switches it off.',
    schema: v.strictObject({ gtagId: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/))) }),
  }),
  setting('countries', {
    group: 'site',
    type: 'list',
    description: 'Countries with their dialing codes; all countries if the list is empty.',
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
    description: 'Country of an IP address that no table lists.',
    schema: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
  setting('location.byIp', {
    group: 'site',
    type: 'object',
    description: 'Countries by IP address prefix.',
    schema: v.record(v.pipe(v.string(), v.regex(/^[0-9a-f.:]{1,39}$/i)), v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
  setting('system.restriction', {
    group: 'site',
    type: 'object',
    description: 'Closes the site for maintenance, or for countries and address blocks, without the registry.',
    schema: v.strictObject({
      maintenance: v.optional(v.boolean()),
      countries: v.optional(countries),
      ips: v.optional(upTo(1000, v.pipe(v.string(), v.regex(/^[0-9a-f.:]{2,39}(\/\d{1,3})?$/i)))),
    }),
  }),
];

export const SITE_SETTINGS: readonly SettingDefinition[] = [...MONEY, ...SESSION, ...SITE];
