import * as v from 'valibot';
import { FINISHED_TAGS, type FinishedTag } from './languages.ts';
import { Instant } from './money.ts';
import { OwnPath } from './own-path.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * Announcements and banners, written by operators. Texts are stored by language tag; English is always present and
 * replaces missing languages. Source: 3-68, 3-69, 7-066; issue "the gateway", item 10.
 */

/** The place where an announcement is shown, and its type in the specification. */
export const ANNOUNCEMENT_PLACES = ['player', 'popup', 'promotion'] as const;
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export const BANNER_SCENES = ['arcade', 'quay', 'salon'] as const;

export const words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
export const neededWords = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'A text is missing.'), v.maxLength(most));

export const inLanguages = <const Text extends v.GenericSchema>(text: Text) => {
  const further = v.optional(text);
  const entries = FINISHED_TAGS.map((tag) => [tag, tag === 'en' ? text : further]);
  return v.strictObject(
    Object.fromEntries(entries) as { en: typeof text } & Record<Exclude<FinishedTag, 'en'>, typeof further>,
  );
};

/** `content` is HTML; scripts, external references and other content than text are removed before it is stored. */
export const AnnouncementTexts = inLanguages(v.strictObject({ title: neededWords(200), content: neededWords(20_000) }));
export const BannerTexts = inLanguages(
  v.strictObject({ kicker: words(100), title: neededWords(120), text: words(300), action: words(40) }),
);

/**
 * `scheduled`: not yet shown; `published`: shown to members; `over`: its end has passed; `withdrawn`: an operator
 * withdrew it.
 */
export const CONTENT_STATES = ['scheduled', 'published', 'over', 'withdrawn'] as const;

const announcementFields = {
  place: v.picklist(ANNOUNCEMENT_PLACES),
  type: v.picklist(ANNOUNCEMENT_TYPES),
  texts: AnnouncementTexts,
  /** The time from which members see it; now when omitted. */
  publishAt: v.optional(Instant),
  until: v.optional(v.nullable(Instant), null),
};
export const Announcement = v.object({
  ...announcementFields,
  id: v.string(),
  state: v.picklist(CONTENT_STATES),
  publishAt: Instant,
  until: v.nullable(Instant),
  texts: v.record(v.string(), v.object({ title: v.string(), content: v.string() })),
});
export type Announcement = v.InferOutput<typeof Announcement>;

const bannerFields = {
  /** The home page's stage, or the login form. */
  group: v.picklist(['home', 'w_login']),
  texts: BannerTexts,
  /** A path of the site. */
  to: v.pipe(OwnPath, v.maxLength(300)),
  scene: v.picklist(BANNER_SCENES),
  /** Lower numbers come first. */
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 1000),
  publishAt: v.optional(v.nullable(Instant), null),
  until: v.optional(v.nullable(Instant), null),
};
export const OperatedBanner = v.object({
  ...bannerFields,
  /** As stored: one from before the rule is shown, so that it can be corrected. */
  to: v.string(),
  id: v.string(),
  state: v.picklist(CONTENT_STATES),
  scene: v.string(),
  texts: v.record(
    v.string(),
    v.object({ kicker: v.string(), title: v.string(), text: v.string(), action: v.string() }),
  ),
});
export type OperatedBanner = v.InferOutput<typeof OperatedBanner>;

const bannerId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,64}$/, 'An id is made of small letters, digits and hyphens.'),
);

export const announcementList = operation({
  name: 'announcementList',
  method: 'GET',
  path: '/ops/announcements',
  role: 'viewer',
  summary: 'Announcements of every state, newest first.',
  reply: v.array(Announcement),
});
export const announcementCreate = operation({
  name: 'announcementCreate',
  method: 'POST',
  path: '/ops/announcements',
  role: 'operator',
  irreversible: false,
  summary: 'Publishes an announcement now or at a later time; open tabs are notified.',
  body: v.strictObject({ ...announcementFields, reason: Reason }),
  reply: Announcement,
});
export const announcementEdit = operation({
  name: 'announcementEdit',
  method: 'POST',
  path: '/ops/announcements/:id',
  role: 'operator',
  irreversible: false,
  summary: 'Replaces what an announcement says and when.',
  body: v.strictObject({ ...announcementFields, reason: Reason }),
  reply: Announcement,
});
export const announcementWithdraw = operation({
  name: 'announcementWithdraw',
  method: 'POST',
  path: '/ops/announcements/:id/withdraw',
  role: 'operator',
  irreversible: false,
  summary: 'Takes an announcement back.',
  body: v.strictObject({ reason: Reason }),
  reply: Announcement,
});

export const bannerList = operation({
  name: 'bannerList',
  method: 'GET',
  path: '/ops/banners',
  role: 'viewer',
  summary: 'Banners of every state in their order.',
  reply: v.array(OperatedBanner),
});
export const bannerCreate = operation({
  name: 'bannerCreate',
  method: 'POST',
  path: '/ops/banners',
  role: 'operator',
  irreversible: false,
  summary: 'Adds a banner.',
  body: v.strictObject({ id: bannerId, ...bannerFields, reason: Reason }),
  reply: OperatedBanner,
});
export const bannerEdit = operation({
  name: 'bannerEdit',
  method: 'POST',
  path: '/ops/banners/:id',
  role: 'operator',
  irreversible: false,
  summary: 'Replaces a banner.',
  body: v.strictObject({ ...bannerFields, reason: Reason }),
  reply: OperatedBanner,
});
export const bannerWithdraw = operation({
  name: 'bannerWithdraw',
  method: 'POST',
  path: '/ops/banners/:id/withdraw',
  role: 'operator',
  irreversible: false,
  summary: 'Takes a banner down.',
  body: v.strictObject({ reason: Reason }),
  reply: OperatedBanner,
});

export const CONTENT_OPERATIONS = [
  announcementList,
  announcementCreate,
  announcementEdit,
  announcementWithdraw,
  bannerList,
  bannerCreate,
  bannerEdit,
  bannerWithdraw,
] as const;
