import { Flag, Whole, type SettingDefinition, setting } from './setting-definition.ts';

/** The brand's rules of lottery tickets. */
export const LOTTERY_SETTINGS: readonly SettingDefinition[] = [
  setting('lottery.cancellable', {
    change: 'reasoned',
    group: 'money',
    type: 'boolean',
    description: 'Members can cancel a lottery ticket before its draw closes.',
    schema: Flag,
  }),
  setting('lottery.leastReturnPercent', {
    change: 'twoPersons',
    group: 'money',
    type: 'integer',
    description: 'The lowest share of the stake, in percent, that prices of a lottery may return on average.',
    schema: Whole(0, 100),
  }),
  setting('lottery.greatestReturnPercent', {
    change: 'twoPersons',
    group: 'money',
    type: 'integer',
    description: 'The highest share of the stake, in percent, that prices of a lottery may return on average.',
    schema: Whole(1, 110),
  }),
];
