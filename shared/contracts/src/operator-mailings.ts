import * as v from 'valibot';
import { FINISHED_TAGS, type FinishedTag } from './languages.ts';
import { Instant } from './money.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * Messages that operators write to a segment of the members. Offers go to nobody on a break, excluded or closed out of play,
 * and to nobody who wants none. Source: 11-24.
 */

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'A text is missing.'), v.maxLength(most));
const Text = v.strictObject({ title: words(120), text: words(4_000) });
const further = v.optional(Text);
const textsEntries = Object.fromEntries(FINISHED_TAGS.map((tag) => [tag, tag === 'en' ? Text : further]));
/** By language tag; English is always present and replaces missing languages. Plain text. */
export const MailingTexts = v.strictObject(
  textsEntries as { en: typeof Text } & Record<Exclude<FinishedTag, 'en'>, typeof further>,
);

export const MAILING_CATEGORIES = ['offer', 'service'] as const;
export const SEGMENT_PEOPLE = ['all', 'members', 'agents'] as const;
const Level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000));
const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3_650));

/** Whom a mailing is for: members whom every given condition fits. */
export const Segment = v.strictObject({
  people: v.optional(v.picklist(SEGMENT_PEOPLE), 'all'),
  /** Only these accounts. */
  accounts: v.optional(v.pipe(v.array(v.pipe(v.string(), v.trim(), v.regex(/^\S{1,64}$/))), v.maxLength(500))),
  rankFrom: v.optional(Level),
  rankTo: v.optional(Level),
  /** The longest time since the last login, in days. */
  activeDays: v.optional(Days),
  /** The shortest time since the last login, in days. */
  absentDays: v.optional(Days),
  /** The longest time since the registration, in days. */
  newDays: v.optional(Days),
});
export type Segment = v.InferOutput<typeof Segment>;

export const MAILING_STATES = ['scheduled', 'sending', 'sent', 'stopped'] as const;
export const Mailing = v.object({
  id: v.string(),
  state: v.picklist(MAILING_STATES),
  category: v.picklist(MAILING_CATEGORIES),
  texts: v.record(v.string(), v.object({ title: v.string(), text: v.string() })),
  segment: Segment,
  email: v.boolean(),
  publishAt: Instant,
  operator: v.string(),
  /** Members who received it, and those of the segment who did not. */
  sent: v.number(),
  leftOut: v.number(),
});
export type Mailing = v.InferOutput<typeof Mailing>;

const audience = { category: v.picklist(MAILING_CATEGORIES), segment: Segment, email: v.boolean() };

export const mailingList = operation({
  name: 'mailingList',
  method: 'GET',
  path: '/ops/mailings',
  role: 'viewer',
  summary: 'Messages to segments, newest first.',
  reply: v.array(Mailing),
});
export const mailingPreview = operation({
  name: 'mailingPreview',
  method: 'POST',
  path: '/ops/mailings/preview',
  role: 'operator',
  irreversible: false,
  summary: 'Counts the members whom a message would reach now; sends nothing.',
  body: v.strictObject(audience),
  reply: v.object({
    /** Members of the segment. */
    members: v.number(),
    /** Of those, who may not receive offers now: on a break, excluded, locked, under age or in a review. */
    restricted: v.number(),
    /** Of the others, who want no messages of the category. */
    unwanted: v.number(),
    reached: v.number(),
    /** Of those reached, who also receive an email. */
    emails: v.number(),
  }),
});
export const mailingCreate = operation({
  name: 'mailingCreate',
  method: 'POST',
  path: '/ops/mailings',
  role: 'operator',
  irreversible: true,
  summary: 'Writes a message to a segment, now or at a later time.',
  body: v.strictObject({ ...audience, texts: MailingTexts, publishAt: v.optional(Instant), reason: Reason }),
  reply: Mailing,
});
export const mailingStop = operation({
  name: 'mailingStop',
  method: 'POST',
  path: '/ops/mailings/:id/stop',
  role: 'operator',
  irreversible: false,
  summary: 'Stops a message: nobody else receives it. What is sent stays.',
  body: v.strictObject({ reason: Reason }),
  reply: Mailing,
});

export const MAILING_OPERATIONS = [mailingList, mailingPreview, mailingCreate, mailingStop] as const;
