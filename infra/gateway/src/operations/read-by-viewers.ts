import { mayDo, type Operator } from './operator-of.ts';

/**
 * The kinds of actions and of changes that name no member, neither in their subject nor before and after. A new kind is not
 * shown to viewers and squads until it is written here. Source: 14-07.
 */
const WITHOUT_MEMBERS = [
  'announcement',
  'banner',
  'config',
  'draw',
  'game',
  'jackpot',
  'keys',
  'lottery',
  'market',
  'mission',
  'play',
  'promotion',
  'reward',
  'secret',
  'setting',
  'vendor',
  'vendors',
] as const;

/** The kinds that an operator may read about; null is all of them. */
export const readableKinds = (operator: Operator): readonly string[] | null =>
  mayDo(operator, 'operator') ? null : WITHOUT_MEMBERS;
