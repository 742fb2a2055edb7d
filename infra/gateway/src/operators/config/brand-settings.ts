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
const Language = v.pipe(v.string(), v.regex(/^[A-Z]{2}(-[A-Z]{2})?$/, 'A language code looks like EN or PT-BR.'));
const TimeZone = v.pipe(
  v.string(),
  v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'A time zone looks like Asia/Manila.'),
);

const brandIn = (rows: Rows) => rows.get(ROW) as Partial<BrandConfiguration> | undefined;
const defaultIsOffered = (rows: Rows) => {
  const { languages = [], defaultLanguage = '' } = brandIn(rows) ?? {};
  return languages.includes(defaultLanguage)
    ? undefined
    : `The default language ${defaultLanguage} is none of the languages ${languages.join(', ')}.`;
};

const field = (
  name: keyof BrandConfiguration,
  rest: Omit<SettingDefinition, 'key' | 'group' | 'places'> & Partial<Pick<SettingDefinition, 'places'>>,
): SettingDefinition => setting(`${ROW}.${name}`, { group: 'brand', places: [fieldOf(ROW, name)], ...rest });

/** Names, languages and money of the brand. What its colours are is data of the interface. */
export const BRAND_SETTINGS: readonly SettingDefinition[] = [
  field('brand', {
    type: 'text',
    description: 'Which brand the site shows: its colours, scenes and mark.',
    schema: v.picklist(['atrium', 'quayside']),
  }),
  field('name', { type: 'text', description: 'The name of the site.', schema: Words(60) }),
  field('merchant', { type: 'text', description: 'The merchant that game launches are told.', schema: Words(40) }),
  field('merchantCode', { type: 'text', description: 'The code of the merchant.', schema: Words(40) }),
  field('lotteryType', { type: 'text', description: 'Which lotteries the site plays.', schema: Words(20) }),
  field('defaultLanguage', {
    type: 'text',
    description: 'The language of a visitor who has not chosen one.',
    schema: Language,
    conflict: defaultIsOffered,
  }),
  field('languages', {
    type: 'list',
    description: 'The languages that visitors may choose.',
    schema: v.pipe(v.array(Language), v.minLength(1), v.maxLength(30)),
    conflict: defaultIsOffered,
  }),
  field('currency', {
    type: 'text',
    description: 'The currency of new members. Members keep the one they registered with.',
    schema: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'A currency is three capital letters, like PHP.')),
    places: [wholeRow('brand.currency'), fieldOf(ROW, 'currency')],
  }),
  field('currencySymbol', { type: 'text', description: 'What stands before an amount.', schema: Words(4) }),
  field('fractionDigits', {
    type: 'integer',
    description: 'Digits behind the point of an amount.',
    schema: Whole(0, 4),
  }),
  field('timeZone', { type: 'text', description: "Where the brand's days begin.", schema: TimeZone }),
  field('loginedToHomePage', {
    type: 'boolean',
    description: 'A login leads to the home page instead of staying where it was asked for.',
    schema: Flag,
  }),
  field('prizeModes', {
    type: 'list',
    description: 'The families of lotteries with prize modes.',
    schema: v.pipe(v.array(Words(20)), v.maxLength(20)),
  }),
  field('ageGate', {
    type: 'boolean',
    description:
      'Visitors are asked on their first visit whether they are old enough to register; who is not stays outside.',
    schema: Flag,
  }),
];
