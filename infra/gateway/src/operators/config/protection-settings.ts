import * as v from 'valibot';
import { keepDueChecks, type PauseBounds } from '../../limits/reality-check-pause.ts';
import { isTighterCap, type StakeCap } from '../../limits/slot-stake-cap.ts';
import { DEFAULT_SETTINGS } from '../../system/default-settings.ts';
import { Flag, Minor, type Rows, type SettingDefinition, setting, Whole } from './setting-definition.ts';

const DAY_SECONDS = 86_400;

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
    : `The default interval (${usual}) must be between the shortest (${least}) and the longest (${most}).`;
};
/** A change of the pause postpones no check that is due (RG-08). */
const beforeChange: SettingDefinition['beforeChange'] = (transaction, rows, now) =>
  keepDueChecks(transaction, { now, bounds: boundsIn(rows) });
const pause = (key: string, description: string, change: SettingDefinition['change']): SettingDefinition =>
  setting(key, {
    change,
    tightens: (before, after) => Number(after) < Number(before),
    group: 'session',
    type: 'integer',
    description,
    schema: Whole(1, DAY_SECONDS),
    conflict: inOrder,
    beforeChange,
  });

const identityLevel = (key: string, description: string): SettingDefinition =>
  setting(key, {
    change: 'twoPersons',
    tightens: (before, after) => Number(after) > Number(before),
    group: 'registration',
    type: 'integer',
    description,
    schema: Whole(0, 2),
  });
/** 0 is the loosest cap of all. */
const capOf = (value: unknown): number => Number(value) || Number.POSITIVE_INFINITY;
const identityCap = (key: string, description: string): SettingDefinition =>
  setting(key, {
    change: 'twoPersons',
    tightens: (before, after) => capOf(after) < capOf(before),
    group: 'registration',
    type: 'amount',
    description,
    schema: Minor,
  });

/** What makes play faster is switched off at once, and on again only by two operators (GM-12). */
const pace = (key: string, description: string): SettingDefinition =>
  setting(key, {
    change: 'twoPersons',
    tightens: (_, after) => after === false,
    group: 'session',
    type: 'boolean',
    description,
    schema: Flag,
  });

/** Player protection: identity verification, and the intervals of the reality check. */
export const PROTECTION_SETTINGS: readonly SettingDefinition[] = [
  identityLevel(
    'identity.payoutLevel',
    'Level of identity verification that a withdrawal needs: 0 none, 1 identity, 2 identity and address.',
  ),
  identityLevel(
    'identity.playLevel',
    'Level of identity verification that deposits and bets need: 0 none, 1 identity, 2 identity and address.',
  ),
  identityCap(
    'identity.monthlyDeposit0',
    'Deposits of a month up to which no identity verification is needed; 0 for no cap.',
  ),
  identityCap(
    'identity.monthlyDeposit1',
    'Deposits of a month up to which a verified identity suffices; 0 for no cap.',
  ),
  pace('games.autoplay', 'Whether games may offer autoplay. Jurisdictions such as the UK forbid it.'),
  pace(
    'games.turbo',
    'Whether slots may be played in turbo, with less than 2.5 seconds per round. Jurisdictions such as the UK forbid it.',
  ),
  setting('slots.stakeCaps', {
    change: 'twoPersons',
    tightens: (before, after) => isTighterCap((before ?? []) as StakeCap[], after as StakeCap[]),
    group: 'session',
    type: 'list',
    description: 'The most that one round of a slot takes, by the age in years from which it holds. None: no cap.',
    fresh: [],
    schema: v.pipe(
      v.array(v.strictObject({ fromAge: Whole(18, 120), most: Minor })),
      v.maxLength(10),
      v.check((caps) => new Set(caps.map(({ fromAge }) => fromAge)).size === caps.length, 'Each age occurs once.'),
    ),
  }),
  pause(
    'realityCheck.seconds',
    'Default interval of the reality check in seconds, unless the member chose another one.',
    'twoPersons',
  ),
  pause(
    'realityCheck.leastSeconds',
    'Shortest reality check interval that a member can choose, in seconds.',
    'reasoned',
  ),
  pause(
    'realityCheck.mostSeconds',
    'Longest reality check interval that a member can choose, in seconds.',
    'twoPersons',
  ),
];
