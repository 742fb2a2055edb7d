import type { LaunchObject } from '@atrium/host';

/** Account types of the lotteries that the portal plays itself, and the screen of each. */
const LOTTERY_SCREENS: Readonly<Record<string, '/seaLottery' | '/vnlottery' | '/lottery'>> = {
  SEA: '/seaLottery',
  VN: '/vnlottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};

export type LaunchRoute = { kind: 'screen'; to: string } | { kind: 'list' } | { kind: 'third-party' };

/**
 * Where a launch goes, by the account type of the game: every type leads to exactly one place, an unknown one to the
 * third-party launch. Source: specification 2.4.
 */
export function launchRoute(game: LaunchObject): LaunchRoute {
  const screen = LOTTERY_SCREENS[game.accountTypeName];
  if (!screen) return game.isGame === 'VASSALAGE' ? { kind: 'list' } : { kind: 'third-party' };
  if (screen !== '/lottery') return { kind: 'screen', to: screen };
  const path = game.gameType === 'ELOTT' ? '/elott' : screen;
  const query = new URLSearchParams();
  if (game.gameId) query.set('gameCode', game.code);
  if (game.gameId && game.defaultPlayType) query.set('playType', game.defaultPlayType);
  const text = query.toString();
  return { kind: 'screen', to: text ? `${path}?${text}` : path };
}
