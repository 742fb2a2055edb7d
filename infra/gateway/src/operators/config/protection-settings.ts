import { keepDueChecks, type PauseBounds } from '../../limits/reality-check-pause.ts';
import { DEFAULT_SETTINGS } from '../../system/default-settings.ts';
import { type Rows, type SettingDefinition, setting, Whole } from './setting-definition.ts';

const DAY = 86_400;

function boundsIn(rows: Rows): PauseBounds {
  const [least, usual, most] = ['realityCheck.leastSeconds', 'realityCheck.seconds', 'realityCheck.mostSeconds'].map(
    (key) => Number(rows.get(key) ?? DEFAULT_SETTINGS[key]),
  ) as [number, number, number];
  return { least, usual, most };
}
const inOrder = (rows: Rows) => {
  const { least, usual, most } = boundsIn(rows);
  return least <= usual && usual <= most
    ? undefined
    : `The pause of everybody (${usual}) must lie between the shortest (${least}) and the longest (${most}).`;
};
/** No check that is due is put off by it, whoever changes the pause (RG-08). */
const beforeChange: SettingDefinition['beforeChange'] = (transaction, rows, now) =>
  keepDueChecks(transaction, { now, bounds: boundsIn(rows) });
const pause = (key: string, description: string): SettingDefinition =>
  setting(key, {
    group: 'session',
    type: 'integer',
    description,
    schema: Whole(1, DAY),
    conflict: inOrder,
    beforeChange,
  });

/** Player protection: how often members are asked whether to go on. */
export const PROTECTION_SETTINGS: readonly SettingDefinition[] = [
  pause(
    'realityCheck.seconds',
    'After so many seconds a member is asked whether to go on, unless they chose another pause.',
  ),
  pause(
    'realityCheck.leastSeconds',
    'The shortest pause between two of these checks that a member may choose, in seconds.',
  ),
  pause(
    'realityCheck.mostSeconds',
    'The longest pause between two of these checks that a member may choose, in seconds.',
  ),
];
