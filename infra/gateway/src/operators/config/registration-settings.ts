import { inLanguages } from '@atrium/contracts/operator-content';
import { checkRule } from '@atrium/contracts/registration-rules';
import * as v from 'valibot';
import { DEFAULT_SETTINGS } from '../../system/default-settings.ts';
import { fieldOf, Flag, type SettingDefinition, setting, Whole, Words } from './setting-definition.ts';

const ROW = 'register.rules';

/** A rule with consistent bounds and a safe regular expression; an unusable one would accept everything. */
const Rule = v.pipe(
  v.strictObject({
    enabled: v.boolean(),
    required: v.boolean(),
    acceptedPattern: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
    patternId: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
    minLength: Whole(0, 255),
    maxLength: Whole(1, 255),
  }),
  v.check(({ minLength, maxLength }) => minLength <= maxLength, 'minLength is greater than maxLength.'),
  v.check(({ acceptedPattern, patternId }) => {
    const tried = checkRule(
      { enabled: true, required: true, acceptedPattern, patternId, minLength: 0, maxLength: 255 },
      'x',
    );
    return tried.valid || tried.reason !== 'rule';
  }, 'acceptedPattern is not a usable regular expression: it is invalid, or could match very slowly.'),
);

/**
 * The rule of each field of the registration form, and the other settings of registration. Source: 3-36, 5-14 … 5-18.
 */
export const REGISTRATION_SETTINGS: readonly SettingDefinition[] = [
  ...Object.keys(DEFAULT_SETTINGS[ROW] as object).map((field) =>
    setting(`${ROW}.${field}`, {
      change: 'reasoned',
      group: 'registration',
      type: 'object',
      places: [fieldOf(ROW, field)],
      schema: Rule,
      description: `Registration field ${field}: whether it is shown and required, its length and its pattern.`,
    }),
  ),
  setting('register.captcha', {
    change: 'reasoned',
    group: 'registration',
    type: 'boolean',
    description: 'Registration requires a captcha.',
    schema: Flag,
  }),
  setting('register.termsVersion', {
    change: 'reasoned',
    group: 'registration',
    type: 'text',
    description: 'Version of the terms that new members accept.',
    schema: Words(40),
  }),
  setting('terms.material', {
    change: 'twoPersons',
    group: 'registration',
    type: 'object',
    description:
      'The last material change of terms or privacy policy: its version, and what changed in each language. Members accept it before they next deposit or play. Set register.termsVersion first.',
    schema: v.nullable(v.strictObject({ version: Words(40), changes: inLanguages(Words(2_000)) })),
    conflict: (rows) => {
      const version = rows.get('register.termsVersion') ?? DEFAULT_SETTINGS['register.termsVersion'];
      const change = rows.get('terms.material') as { version: string } | null | undefined;
      return change && change.version !== version
        ? `The current version is ${String(version)}, not ${change.version}. Set register.termsVersion first.`
        : undefined;
    },
  }),
  setting('register.minimumAge', {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) > Number(before),
    group: 'registration',
    type: 'integer',
    description: 'Minimum age for registration, in years.',
    schema: Whole(18, 99),
  }),
];
