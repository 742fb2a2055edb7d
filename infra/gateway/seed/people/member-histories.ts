import type { DemoGame } from '../catalogue/demo-catalogue.ts';
import { commissionsOf } from './commissions.ts';
import type { MoneyEvent } from './money-event.ts';
import { historyOf } from './member-history.ts';
import type { SeededMember } from './seed-members.ts';

export interface MemberEvent {
  member: SeededMember;
  event: MoneyEvent;
}

/**
 * The events of all members in order of time. Histories are made from the bottom up, since agents earn from their
 * downline.
 */
export function historiesOf(members: readonly SeededMember[], games: readonly DemoGame[], now: Date): MemberEvent[] {
  const uplineOf = new Map(members.map((member) => [member.account, member.upline]));
  const wayUp = (account: string): string[] => {
    const upline = uplineOf.get(account);
    return upline === undefined ? [] : [upline, ...wayUp(upline)];
  };
  const histories = new Map<string, MoneyEvent[]>();
  for (const member of [...members].sort((a, b) => wayUp(b.account).length - wayUp(a.account).length)) {
    const team = members.flatMap((below) => {
      const way = [below.account, ...wayUp(below.account)];
      const place = way.indexOf(member.account);
      if (place < 1) return [];
      // The agent in between: directly below this agent, on the path to the player.
      const between = place > 1 ? members.find(({ account }) => account === way[place - 1]) : undefined;
      return [{ events: histories.get(below.account)!, percent: member.rebatePercent - (between?.rebatePercent ?? 0) }];
    });
    histories.set(member.account, historyOf(member, games, commissionsOf(team, now.getTime()), now.getTime()));
  }
  return members
    .flatMap((member) => histories.get(member.account)!.map((event) => ({ member, event })))
    .sort((a, b) => a.event.at - b.event.at);
}
