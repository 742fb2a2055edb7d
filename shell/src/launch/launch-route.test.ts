import type { LaunchObject } from '@atrium/host';
import { launchRoute } from './launch-route.ts';

const game = (change: Partial<LaunchObject>): LaunchObject => ({
  code: 'mf',
  gameId: 'mf',
  name: 'Minute Five',
  defaultPlayType: 'straight',
  accountTypeName: 'LOTT',
  gameType: 'LOTT',
  isGame: null,
  vassalage: 'DLT',
  ...change,
});

describe('The route of a launch', () => {
  it('[2.4-01][2.4-02][2.4-03][2.4-06] is chosen by the account type of the game', () => {
    expect(launchRoute(game({ accountTypeName: 'SEA' }))).toEqual({ kind: 'screen', to: '/seaLottery' });
    expect(launchRoute(game({ accountTypeName: 'VN' }))).toEqual({ kind: 'screen', to: '/vnlottery' });
    expect(launchRoute(game({}))).toEqual({ kind: 'screen', to: '/lottery?gameCode=mf&playType=straight' });
    expect(launchRoute(game({ accountTypeName: 'ELOTT', gameType: 'ELOTT' }))).toEqual({
      kind: 'screen',
      to: '/elott?gameCode=mf&playType=straight',
    });
    expect(launchRoute(game({ accountTypeName: 'ELOTT', gameType: 'LOTT', defaultPlayType: null }))).toEqual({
      kind: 'screen',
      to: '/lottery?gameCode=mf',
    });
  });

  it('[2.4-04][2.4-06] launches every other account type, known or not, as a third-party game', () => {
    for (const accountTypeName of ['RNG', 'LIVE', '', 'lott', 'toString', 'something new'])
      expect(launchRoute(game({ accountTypeName }))).toEqual({ kind: 'third-party' });
  });

  it('[2.4-05][2.4-06] lists the games of a vassalage-type game in a pop-up, unless it is a lottery', () => {
    expect(launchRoute(game({ accountTypeName: 'RNG', isGame: 'VASSALAGE' }))).toEqual({ kind: 'list' });
    expect(launchRoute(game({ accountTypeName: 'SEA', isGame: 'VASSALAGE' }))).toEqual({
      kind: 'screen',
      to: '/seaLottery',
    });
  });

  it('opens the lottery screen when a vendor without a game was chosen', () => {
    const { gameId: _none, ...vendor } = game({});
    expect(launchRoute(vendor)).toEqual({ kind: 'screen', to: '/lottery' });
  });
});
