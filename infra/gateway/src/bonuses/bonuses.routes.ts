import * as calls from '@atrium/contracts/bonuses';
import type { Subject } from '../platform/subject.ts';
import { forfeitBonus } from './forfeit-bonus.ts';
import { listBonuses } from './list-bonuses.ts';

export const bonuses: Subject = (routes) => {
  routes.member(calls.bonuses, listBonuses);
  routes.money(calls.forfeitBonus, forfeitBonus);
};
