import type { LotteryGame } from './lottery.ts';

/** The route of each lottery area. Source: specification 2.4. */
const SCREENS = { LOTT: '/lottery', ELOTT: '/elott', VN: '/vnlottery', SEA: '/seaLottery' } as const satisfies Record<
  LotteryGame['area'],
  string
>;

const isArea = (text: string): text is LotteryGame['area'] => Object.hasOwn(SCREENS, text);

/**
 * The area that a game is launched into: its account type, and among ordinary lotteries its game type, which names Elott. Undefined
 * for a game that is no lottery. Source: 2.4-03, 2.4-06.
 */
export function lotteryArea(accountType: string, gameType: string): LotteryGame['area'] | undefined {
  if (!isArea(accountType)) return undefined;
  if (accountType !== 'LOTT' && accountType !== 'ELOTT') return accountType;
  return gameType === 'ELOTT' ? 'ELOTT' : 'LOTT';
}

/** The address of an area, or of a lottery game with one of its plays, or of an own ticket over its board. Source: 2.1-11, 10-40. */
export function lotteryScreen({
  area,
  gameCode,
  playType,
  ticket,
}: {
  area: LotteryGame['area'];
  gameCode?: string;
  playType?: string | null;
  ticket?: string;
}): string {
  const query = new URLSearchParams({
    ...(gameCode && { gameCode }),
    ...(playType && { playType }),
    ...(ticket && { ticket }),
  }).toString();
  return query ? `${SCREENS[area]}?${query}` : SCREENS[area];
}
