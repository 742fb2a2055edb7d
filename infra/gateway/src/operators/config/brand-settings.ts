import type { BrandConfiguration } from '@atrium/contracts/system';
import * as v from 'valibot';
import {
  fieldOf,
  Flag,
  type Rows,
  type SettingDefinition,
  setting,
  wholeRow,
  Whole,
  Words,
} from './setting-definition.ts';

const ROW = 'brand';
const Language = v.pipe(v.string(), v.regex(/^[A-Z]{2}(-[A-Z]{2})?$/, 'Enter a language code such as EN or PT-BR.'));
const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Enter a country as two capital letters, such as PH.'));
const TimeZone = v.pipe(
  v.string(),
  v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'Enter a time zone such as Asia/Manila.'),
);

const brandIn = (rows: Rows) => rows.get(ROW) as Partial<BrandConfiguration> | undefined;
const defaultIsOffered = (rows: Rows) => {
  const { languages = [], defaultLanguage = '' } = brandIn(rows) ?? {};
  return languages.includes(defaultLanguage)
    ? undefined
    : `The default language ${defaultLanguage} must be one of ${languages.join(', ')}.`;
};

const field = (
  name: keyof BrandConfiguration,
  rest: Omit<SettingDefinition, 'key' | 'group' | 'places'> & Partial<Pick<SettingDefinition, 'places'>>,
): SettingDefinition => setting(`${ROW}.${name}`, { group: 'brand', places: [fieldOf(ROW, name)], ...rest });

/** Names, languages and money of the brand. Its colours are data of the interface. */
export const BRAND_SETTINGS: readonly SettingDefinition[] = [
  field('brand', {
    change: 'reasoned',
    type: 'text',
    description: 'Brand of the site: colours, scenes and logo.',
    schema: v.picklist(['atrium', 'quayside']),
  }),
  field('name', { change: 'reasoned', type: 'text', description: 'Name of the site.', schema: Words(60) }),
  field('merchant', {
    change: 'reasoned',
    type: 'text',
    description: 'Merchant name sent with game launches.',
    schema: Words(40),
  }),
  field('merchantCode', { change: 'reasoned', type: 'text', description: 'Merchant code.', schema: Words(40) }),
  field('lotteryType', {
    change: 'reasoned',
    type: 'text',
    description: 'Lottery type of the site.',
    schema: Words(20),
  }),
  field('defaultLanguage', {
    change: 'reasoned',
    type: 'text',
    description: 'Language for visitors who have not chosen one.',
    schema: Language,
    conflict: defaultIsOffered,
  }),
  field('languages', {
    change: 'reasoned',
    type: 'list',
    description: 'Languages that visitors can choose.',
    schema: v.pipe(v.array(Language), v.minLength(1), v.maxLength(30)),
    conflict: defaultIsOffered,
  }),
  field('currency', {
    change: 'twoPersonsDelayed',
    type: 'text',
    description: 'Currency of new members. Existing members keep the currency they registered with.',
    schema: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Enter a currency as three capital letters, such as PHP.')),
    places: [wholeRow('brand.currency'), fieldOf(ROW, 'currency')],
  }),
  field('currencySymbol', {
    change: 'reasoned',
    type: 'text',
    description: 'Symbol shown before an amount.',
    schema: Words(4),
  }),
  field('fractionDigits', {
    change: 'twoPersonsDelayed',
    type: 'integer',
    description: 'Number of decimals shown in amounts.',
    schema: Whole(0, 4),
  }),
  field('timeZone', {
    change: 'reasoned',
    type: 'text',
    description: "Time zone of the brand's days.",
    schema: TimeZone,
  }),
  field('loginedToHomePage', {
    change: 'reasoned',
    type: 'boolean',
    description: 'Visitors must log in first: other pages redirect to the login.',
    schema: Flag,
  }),
  field('prizeModes', {
    change: 'reasoned',
    type: 'list',
    description: 'Prize modes per lottery family.',
    schema: v.pipe(v.array(Words(20)), v.maxLength(20)),
  }),
  field('market', {
    change: 'reasoned',
    type: 'text',
    description: 'Country that the brand serves, named in the footer.',
    schema: Country,
  }),
  field('licence', {
    change: 'reasoned',
    type: 'text',
    description: 'Number of the licence that the brand holds, shown in the footer.',
    schema: Words(60),
  }),
  field('ageGate', {
    change: 'twoPersons',
    tightens: (_, after) => after === true,
    type: 'boolean',
    description:
      'Asks visitors on their first visit whether they are old enough to register, and blocks those who are not.',
    schema: Flag,
  }),
];
