import type { LaunchObject } from '@atrium/host';

/** The screens of the portal's own lotteries, by account type. */
const LOTTERY_SCREENS: Readonly<Record<string, '/seaLottery' | '/vnlottery' | '/lottery'>> = {
  SEA: '/seaLottery',
  VN: '/vnlottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};

export type LaunchRoute = { kind: 'screen'; to: string } | { kind: 'list' } | { kind: 'third-party' };

/**
 * Where a launch goes, by the game's account type: every type has exactly one destination, and an unknown one is a
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
