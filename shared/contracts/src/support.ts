import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { FileText } from './file-text.ts';
import { Instant } from './money.ts';

/*
 * Customer service, as a visitor or member sees it. A conversation belongs to the member that is signed in, or to the
 * browser whose cookie began it; no call names one. Texts are plain text on both sides. Source: 2.7, 3-06; issue "the
 * shell", item 6.
 */

/** `text` in characters, `imageBytes` in bytes; `images` and `messages` of the visitor in one conversation. */
export const SUPPORT_LIMITS = { text: 2_000, imageBytes: 5 * 1024 * 1024, images: 10, messages: 200 } as const;
export const SUPPORT_TOPICS = ['account', 'deposit', 'withdrawal', 'game', 'promotion', 'protection', 'other'] as const;
/** `waiting` for operators, `answered` by them, `closed` by either side or by time. */
export const SUPPORT_STATES = ['waiting', 'answered', 'closed'] as const;
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Opening hours of customer service on a day of the week, by the brand's clock; `24:00` is the end of the day. */
const TimeOfDay = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'A time of day looks like 09:00.'));
export const OpeningHours = v.strictObject({ day: v.picklist(WEEKDAYS), from: TimeOfDay, to: TimeOfDay });
export type OpeningHours = v.InferOutput<typeof OpeningHours>;

/**
 * `author` 'support' is an operator, without a name; `image` is the number of a picture, read at
 * `SUPPORT_PICTURE_PATH`.
 */
export const SupportMessage = v.object({
  id: v.string(),
  at: Instant,
  author: v.picklist(['visitor', 'support']),
  text: v.string(),
  image: v.nullable(v.string()),
});
export type SupportMessage = v.InferOutput<typeof SupportMessage>;

/**
 * The newest conversation that is still stored, with its messages in order. `vip`: is answered before others. Source:
 * 9-35.
 */
export const SupportConversation = v.object({
  topic: v.picklist(SUPPORT_TOPICS),
  state: v.picklist(SUPPORT_STATES),
  vip: v.boolean(),
  startedAt: Instant,
  messages: v.array(SupportMessage),
});
export type SupportConversation = v.InferOutput<typeof SupportConversation>;

/**
 * `open`: within the opening hours; `opensAt` when not, null without any hours. `answerMinutes`: the usual time to a
 * reply during the opening hours.
 */
export const supportDesk = endpoint({
  name: 'support.desk',
  method: 'GET',
  path: '/wps/support',
  access: 'none',
  summary: 'Whether the desk is open, and the own conversation.',
  source: '2.7, 3-06',
  reply: v.object({
    open: v.boolean(),
    opensAt: v.nullable(Instant),
    hours: v.array(OpeningHours),
    timeZone: v.string(),
    answerMinutes: v.number(),
    conversation: v.nullable(SupportConversation),
  }),
  errors: [],
});

/**
 * Without control characters except line ends and tabs, without characters that change the direction of surrounding
 * text, and not blank.
 */
const PlainText = v.pipe(
  v.string(),
  v.maxLength(4 * SUPPORT_LIMITS.text),
  v.transform((text) =>
    text
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .trim(),
  ),
  v.check((text) => [...text].length <= SUPPORT_LIMITS.text, `at most ${SUPPORT_LIMITS.text} characters`),
);
export const SupportText = v.pipe(PlainText, v.minLength(1, 'A text is missing.'));

/**
 * Identifies the message: the same key again is the same message, so a retry after a lost connection does not duplicate
 * it.
 */
const MessageKey = v.pipe(v.string(), v.uuid());

/**
 * `topic` is used when no conversation is open: then one begins. `image` is a PNG or JPEG file in base64; with one
 * `text` may be empty.
 */
export const writeToSupport = endpoint({
  name: 'support.write',
  method: 'POST',
  path: '/wps/support/messages',
  access: 'none',
  summary: 'Writes to the support desk.',
  source: '2.7',
  largestBody: 7 * 1024 * 1024,
  body: v.pipe(
    v.strictObject({
      key: MessageKey,
      topic: v.optional(v.picklist(SUPPORT_TOPICS), 'other'),
      text: PlainText,
      image: v.optional(FileText),
    }),
    v.forward(
      v.check(({ text, image }) => text !== '' || image !== undefined, 'A text or a picture is needed.'),
      ['text'],
    ),
  ),
  reply: SupportConversation,
  errors: ['SUPPORT_FULL', 'PICTURE_INVALID'],
});
/** Ends the caller's own conversation; without an open one nothing happens. */
export const endSupport = endpoint({
  name: 'support.end',
  method: 'POST',
  path: '/wps/support/end',
  access: 'none',
  summary: 'Ends the own conversation.',
  source: '2.7',
  reply: v.object({ ended: v.boolean() }),
  errors: [],
});

/** Returns bytes, not JSON, to the owner of the conversation. */
export const SUPPORT_PICTURE_PATH = '/wps/support/pictures/:id';
/** Contains the secret of a visitor's conversation; no script can read it. */
export const supportCookie = (port: number | string): string => `atrium_${port}_support`;
