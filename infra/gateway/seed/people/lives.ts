import type { DemoGame } from '../catalogue/demo-catalogue.ts';
import { commissionsOf } from './commissions.ts';
import type { Happening } from './happening.ts';
import { lifeOf } from './life.ts';
import type { SeededMember } from './seed-members.ts';

export interface Lived {
  member: SeededMember;
  happening: Happening;
}

/** Everybody's life in order of time. Who stands lowest lives first: an agent earns from the weeks of those below. */
export function livesOf(members: readonly SeededMember[], games: readonly DemoGame[], now: Date): Lived[] {
  const uplineOf = new Map(members.map((member) => [member.account, member.upline]));
  const wayUp = (account: string): string[] => {
    const upline = uplineOf.get(account);
    return upline === undefined ? [] : [upline, ...wayUp(upline)];
  };
  const lives = new Map<string, Happening[]>();
  for (const member of [...members].sort((a, b) => wayUp(b.account).length - wayUp(a.account).length)) {
    const team = members.flatMap((below) => {
      const way = [below.account, ...wayUp(below.account)];
      const place = way.indexOf(member.account);
      if (place < 1) return [];
      // The agent between: the one directly under this agent, on the way to who played.
      const between = place > 1 ? members.find(({ account }) => account === way[place - 1]) : undefined;
      return [{ happenings: lives.get(below.account)!, percent: member.rebatePercent - (between?.rebatePercent ?? 0) }];
    });
    lives.set(member.account, lifeOf(member, games, commissionsOf(team, now.getTime()), now.getTime()));
  }
  return members
    .flatMap((member) => lives.get(member.account)!.map((happening) => ({ member, happening })))
    .sort((a, b) => a.happening.at - b.happening.at);
}
