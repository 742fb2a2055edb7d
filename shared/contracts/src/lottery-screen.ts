import type { LotteryGame } from './lottery.ts';

/** The route of each lottery area. Source: specification 2.4. */
const SCREENS = { LOTT: '/lottery', ELOTT: '/elott', VN: '/vnlottery', SEA: '/seaLottery' } as const satisfies Record<
  LotteryGame['area'],
  string
>;

/** The address of a lottery game, with one of the own tickets opened over its board. Source: 2.1-11, 10-40. */
export function lotteryScreen({
  area,
  gameCode,
  ticket,
}: {
  area: LotteryGame['area'];
  gameCode: string;
  ticket?: string;
}): string {
  return `${SCREENS[area]}?${new URLSearchParams({ gameCode, ...(ticket && { ticket }) })}`;
}
