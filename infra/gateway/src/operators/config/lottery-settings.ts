import { Flag, type SettingDefinition, setting } from './setting-definition.ts';

/** The brand's rules of lottery tickets. */
export const LOTTERY_SETTINGS: readonly SettingDefinition[] = [
  setting('lottery.cancellable', {
    group: 'money',
    type: 'boolean',
    description: 'Members can cancel a lottery ticket before its draw closes.',
    schema: Flag,
  }),
];
