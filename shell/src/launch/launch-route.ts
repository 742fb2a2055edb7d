import { lotteryArea, lotteryScreen } from '@atrium/contracts/lottery-screen';
import type { LaunchObject } from '@atrium/host';

export type LaunchRoute = { kind: 'screen'; to: string } | { kind: 'list' } | { kind: 'third-party' };

/**
 * Where a launch goes, by the game's account type: every type has exactly one destination, and an unknown one is a
 * third-party launch. Source: specification 2.4.
 */
export function launchRoute(game: LaunchObject): LaunchRoute {
  const area = lotteryArea(game.accountTypeName, game.gameType);
  if (!area) return game.isGame === 'VASSALAGE' ? { kind: 'list' } : { kind: 'third-party' };
  // The other areas open with the game that takes bets next. Source: 2.4-01, 2.4-02.
  const isNamed = (area === 'LOTT' || area === 'ELOTT') && game.gameId;
  const named = isNamed ? { gameCode: game.code, playType: game.defaultPlayType } : {};
  return { kind: 'screen', to: lotteryScreen({ area, ...named }) };
}
