import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';

/** A node of the site menu; on exactly when its flag is '1' and every parent is on. Source: 3-61, 3-62. */
export interface WhitelabelNode {
  modId: string;
  flag: string;
  childrenNodes: WhitelabelNode[];
}
export const WhitelabelNode: v.GenericSchema<unknown, WhitelabelNode> = v.object({
  modId: v.string(),
  flag: v.string(),
  childrenNodes: v.lazy(() => v.array(WhitelabelNode)),
});

/** Source: 3-36. `acceptedPattern` '*' matches everything; `patternId` names the message reg_pattern_{patternId}. */
export const RegistrationRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  acceptedPattern: v.string(),
  patternId: v.string(),
  minLength: v.number(),
  maxLength: v.number(),
});
export type RegistrationRule = v.InferOutput<typeof RegistrationRule>;

/** The feature switches of specification 6, each off when missing. Source: 6-22. */
export const Switches = v.record(v.string(), v.boolean());

export const RegistrationSettings = v.object({
  rules: v.record(v.string(), RegistrationRule),
  switches: Switches,
  captcha: v.boolean(),
  termsVersion: v.string(),
  minimumAge: v.number(),
});
export type RegistrationSettings = v.InferOutput<typeof RegistrationSettings>;

export const Resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: v.optional(v.string()),
  labelNameEn: v.string(),
  labelNameCn: v.string(),
});
export const CustomerService = v.object({ csType: v.string(), title: v.string(), path: v.string() });

/** Source: 3-61 … 3-64. System status 1 follows from `maintenance`, 2 from `regionRestriction` (2.2-08). */
export const Permission = v.object({
  whitelabel: v.array(WhitelabelNode),
  register: RegistrationSettings,
  resources: v.array(Resource),
  customerService: v.array(CustomerService),
  analytics: v.object({ gtagId: v.nullable(v.string()) }),
  imageCDNs: v.array(v.string()),
  launchGameCDNs: v.array(v.string()),
  location: v.object({ ip: v.string(), country: v.string() }),
  maintenance: v.boolean(),
  /** When the site is expected back from maintenance. */
  returnsAt: v.optional(Instant),
  regionRestriction: v.boolean(),
});
export type Permission = v.InferOutput<typeof Permission>;

/** The differences between brands besides colours: names, languages, money, time zone. */
export const BrandConfiguration = v.object({
  brand: v.picklist(['atrium', 'quayside']),
  name: v.string(),
  merchant: v.string(),
  merchantCode: v.string(),
  lotteryType: v.string(),
  defaultLanguage: v.string(),
  languages: v.array(v.string()),
  currency: v.string(),
  currencySymbol: v.string(),
  fractionDigits: v.number(),
  timeZone: v.string(),
  loginedToHomePage: v.boolean(),
  prizeModes: v.array(v.string()),
  /** Country of its members, ISO 3166, two letters, and the number of its licence; both are in the footer. */
  market: v.optional(v.string()),
  licence: v.optional(v.string()),
  /** Visitors confirm on their first visit that they are old enough (`register.minimumAge`). */
  ageGate: v.optional(v.boolean()),
});
export type BrandConfiguration = v.InferOutput<typeof BrandConfiguration>;

export const status = endpoint({
  name: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  access: 'none',
  summary: 'System status and the permission response.',
  source: '7-026, 7-027',
  query: v.object({ url: v.optional(v.string()) }),
  /** `development`: a brand for trials, without real money. */
  reply: v.object({
    status: v.picklist([0, 1, 2]),
    permission: Permission,
    brand: BrandConfiguration,
    development: v.optional(v.boolean()),
  }),
  errors: [],
});
export const whitelabel = endpoint({
  name: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'none',
  summary: 'The site menu.',
  source: '7-022',
  reply: v.array(WhitelabelNode),
  errors: [],
});
export const registerSettings = endpoint({
  name: 'system.registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'none',
  summary: 'Registration settings and validation rules.',
  source: '7-024',
  reply: RegistrationSettings,
  errors: [],
});
export const domainRoute = endpoint({
  name: 'system.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'none',
  summary: 'Routers and resources.',
  source: '7-028, 3-71',
  reply: v.object({ domainList: v.array(v.string()), resources: v.array(Resource) }),
  errors: [],
});
export const countries = endpoint({
  name: 'system.countries',
  method: 'GET',
  path: '/wps/system/countries',
  access: 'none',
  summary: 'Countries with their dialing codes.',
  source: '4-46, 3-24',
  reply: v.array(v.object({ countryCode: v.string(), countryDialingCode: v.string() })),
  errors: [],
});

/**
 * Help articles by topic; `html` is sanitised by the server and again by the client. `words` are what members call the
 * subject, for the search of the help page (11-30).
 */
export const helpCentre = endpoint({
  name: 'system.helpCentre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'none',
  summary: 'The content of the help centre.',
  source: '7-030',
  query: v.object({ language: v.optional(v.string(), 'EN') }),
  reply: v.array(
    v.object({
      topic: v.string(),
      group: v.picklist(['help', 'about']),
      title: v.string(),
      html: v.string(),
      words: v.optional(v.string()),
    }),
  ),
  errors: [],
});
export const feedback = endpoint({
  name: 'system.feedback',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'none',
  summary: 'Stores a feedback.',
  source: '7-032, 5-57',
  body: v.object({
    content: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(500)),
    contact: v.optional(v.pipe(v.string(), v.maxLength(120))),
  }),
  reply: v.object({ id: v.string() }),
  errors: [],
});
export const affiliate = endpoint({
  name: 'system.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'none',
  summary: 'Checks an affiliate code.',
  source: '7-019, 7-033',
  query: v.object({ code: v.optional(v.string()), domain: v.optional(v.string()), url: v.optional(v.string()) }),
  reply: v.object({ valid: v.boolean() }),
  errors: [],
});

/**
 * Outside services that the site may open (customer service, forums). `path` is an address; of type 3 it is encrypted
 * (service-path.ts decrypts it). Types other than 3 are plain addresses.
 */
export const ServiceEntry = v.object({ type: v.number(), name: v.string(), path: v.string() });
/** Source: 3-75. */
export const serviceCatalogue = endpoint({
  name: 'system.serviceCatalogue',
  method: 'GET',
  path: '/wps/system/serviceCatalogue',
  access: 'none',
  summary: 'The service catalogue.',
  source: '3-75, 3-76',
  reply: v.object({ version: v.object({ pathList: v.array(ServiceEntry) }) }),
  errors: [],
});
