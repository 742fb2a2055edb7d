import { ApiError } from '@atrium/api/api-error';
import { host, type LaunchObject } from '@atrium/host';
import { keepLaunch } from './kept-launch.ts';
import { gameListPopupAtom, launchingAtom, leaveQuestionAtom, refusedLaunchAtom } from './launch.state.ts';
import { launchRoute } from './launch-route.ts';
import { requestLaunch } from './request-launch.ts';

/** Launches a game by the rules of specification 2.4. The login is checked first (4-08). */
export async function launchGame(game: LaunchObject): Promise<void> {
  const { store, navigate, protect } = host();
  if (store.get(launchingAtom)) return;
  await protect('launch', async () => {
    const route = launchRoute(game);
    if (route.kind === 'screen') return navigate(route.to);
    if (route.kind === 'list') return store.set(gameListPopupAtom, game);
    await launchThirdParty(game);
  });
}

/** Stores the address that the gateway returns and goes to /game, replacing any game that is open there. */
async function launchThirdParty(game: LaunchObject): Promise<void> {
  const { store, bus, navigate } = host();
  // A second click may have started a launch while the login was checked.
  if (store.get(launchingAtom)) return;
  store.set(launchingAtom, game);
  try {
    if ((await store.get(leaveQuestionAtom)?.ask()) === false) return;
    const launch = await requestLaunch(game);
    keepLaunch(launch);
    store.set(gameListPopupAtom, null);
    bus.emit('game.launched', { gameId: launch.game.gameId ?? game.code, name: launch.name });
    const { pathname, search } = location;
    if (pathname === '/game') navigate(pathname + search, { replace: true });
    else navigate('/game');
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError('UNKNOWN', { message: String(error) });
    // An ended session has its own sentence and pop-up.
    if (failure.status !== 401) store.set(refusedLaunchAtom, { game, error: failure });
  } finally {
    store.set(launchingAtom, null);
  }
}
