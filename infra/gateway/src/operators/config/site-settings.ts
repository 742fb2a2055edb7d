import * as v from 'valibot';
import { DEFAULT_POINTS } from '../../location/default-points.ts';
import {
  atMost,
  Flag,
  removesOnly,
  SafeAddress,
  SafeOrigin,
  type SettingDefinition,
  setting,
  Whole,
  Words,
} from './setting-definition.ts';

const PlaceCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'Enter a country such as PH, or a region such as PH-00.'),
);
const countries = atMost(250, v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Enter a country as two capital letters.')));

/** Whether a restriction closes the site for nobody. */
const isOpen = (value: unknown): boolean => {
  const { maintenance, countries, ips } = value as { maintenance?: boolean; countries?: string[]; ips?: string[] };
  return !maintenance && !countries?.length && !ips?.length;
};

/** Addresses, links, places and the availability of the site. */
export const SITE_SETTINGS: readonly SettingDefinition[] = [
  setting('resources', {
    change: 'free',
    group: 'site',
    type: 'list',
    description: 'Downloads and social links.',
    schema: atMost(
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
  setting('site.offline', {
    change: 'reasoned',
    group: 'site',
    type: 'boolean',
    description:
      'Browsers save the site for offline use. Switching this off removes it from each browser on its next visit.',
    schema: Flag,
  }),
  setting('developer.overrides', {
    change: 'twoPersonsDelayed',
    tightens: (_, after) => after === false,
    group: 'site',
    type: 'boolean',
    description: "Browsers can show a developer's own build of a remote. For development brands only.",
    schema: Flag,
  }),
  setting('domains', {
    change: 'twoPersons',
    tightens: removesOnly,
    group: 'site',
    type: 'list',
    description: 'Addresses of the site.',
    schema: atMost(
      50,
      v.pipe(
        v.string(),
        v.regex(/^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/, 'Enter an address such as https://www.example.com.'),
      ),
    ),
  }),
  setting('imageCDNs', {
    change: 'reasoned',
    group: 'site',
    type: 'list',
    description: 'Additional origins for images.',
    schema: atMost(20, SafeOrigin),
  }),
  setting('launchGameCDNs', {
    change: 'twoPersons',
    tightens: removesOnly,
    group: 'site',
    type: 'list',
    description: 'Alternative origins for game addresses.',
    schema: atMost(20, SafeOrigin),
  }),
  setting('analytics', {
    change: 'reasoned',
    group: 'site',
    type: 'object',
    description: 'Tag of the analytics service; without one, the service is off.',
    schema: v.strictObject({ gtagId: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/))) }),
  }),
  setting('countries', {
    change: 'free',
    group: 'site',
    type: 'list',
    description: 'Countries with their dialing codes; all countries if the list is empty.',
    schema: atMost(
      300,
      v.strictObject({
        countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
        countryDialingCode: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
      }),
    ),
  }),
  setting('location.default', {
    change: 'twoPersons',
    group: 'site',
    type: 'text',
    description: 'Country of an IP address that no table lists.',
    schema: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
  setting('location.byIp', {
    change: 'twoPersons',
    group: 'site',
    type: 'object',
    description: 'Places by IP address prefix: countries (PH) or regions of them (PH-00).',
    schema: v.record(v.pipe(v.string(), v.regex(/^[0-9a-f.:]{1,39}$/i)), PlaceCode),
  }),
  setting('location.noPlay', {
    change: 'twoPersons',
    tightens: (before, after) => (before as string[]).every((place) => (after as string[]).includes(place)),
    group: 'site',
    type: 'list',
    description: 'Countries and regions where members see the site and withdraw, but neither deposit nor play.',
    fresh: [],
    schema: atMost(500, PlaceCode),
  }),
  setting('location.points', {
    change: 'twoPersons',
    group: 'site',
    type: 'object',
    description: 'Latitude and longitude of places, to flag journeys that nobody can make.',
    fresh: DEFAULT_POINTS,
    schema: v.record(
      PlaceCode,
      v.tuple([
        v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      ]),
    ),
  }),
  setting('location.fastestKmPerHour', {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) < Number(before),
    group: 'site',
    type: 'integer',
    description: 'Speed in km/h above which a change of place is flagged as an impossible journey.',
    fresh: 1_000,
    schema: Whole(100, 30_000),
  }),
  setting('location.checkMinutes', {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) < Number(before),
    group: 'site',
    type: 'integer',
    description: 'Minutes after which the place of a session is checked again.',
    fresh: 30,
    schema: Whole(1, 60),
  }),
  setting('system.restriction', {
    change: 'twoPersons',
    tightens: (_, after) => isOpen(after),
    group: 'site',
    type: 'object',
    description: 'Closes the site for maintenance, or for countries and address blocks, without the registry.',
    schema: v.strictObject({
      maintenance: v.optional(v.boolean()),
      countries: v.optional(countries),
      ips: v.optional(atMost(1000, v.pipe(v.string(), v.regex(/^[0-9a-f.:]{2,39}(\/\d{1,3})?$/i)))),
    }),
  }),
];
