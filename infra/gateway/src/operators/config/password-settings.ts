import * as v from 'valibot';
import { type SettingDefinition, setting, Whole, Words } from './setting-definition.ts';

/** Passwords of members. */
export const PASSWORD_SETTINGS: readonly SettingDefinition[] = [
  setting('session.passwordDays', {
    change: 'reasoned',
    group: 'session',
    type: 'integer',
    description: 'Days until a password expires; 0 for never.',
    schema: Whole(0, 3650),
  }),
  setting('session.defaultPassword', {
    change: 'reasoned',
    group: 'session',
    type: 'text',
    secret: true,
    description: 'Initial password of accounts that agents open, if any.',
    schema: v.nullable(Words(64)),
  }),
];
