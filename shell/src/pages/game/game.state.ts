import { ApiError } from '@atrium/api/api-error';
import { host } from '@atrium/host';
import { atom } from 'jotai';
import { refusedLaunchAtom } from '../../launch/launch.state.ts';
import { dropLaunch, keepLaunch, type KeptLaunch, readLaunch } from '../../launch/kept-launch.ts';
import { requestLaunch, takeFresh } from '../../launch/request-launch.ts';
import { sessionKnown } from '../../session/session-known.ts';

/** The game that /game shows: `opened` may be framed; null while its address is being requested. */
export const gameAtom = atom<{ kept: KeptLaunch | null; opened: KeptLaunch | null }>({ kept: null, opened: null });

/** Enters the stored launch. An address that was opened before is used up, so the game is launched again. */
export const enterGameAtom = atom(null, async (get, set) => {
  const kept = readLaunch();
  if (!kept) return host().navigate('/', { replace: true });
  if (get(gameAtom).opened?.id === kept.id) return;
  if (takeFresh(kept.id)) return set(gameAtom, { kept, opened: kept });
  set(gameAtom, { kept, opened: null });
  await set(relaunchAtom);
});

let relaunches = 0;

/** Launches the same game again: after a reload of the page, or at the member's request. */
export const relaunchAtom = atom(null, async (_get, set, mode?: 'real' | 'demo') => {
  const { store, navigate, i18n, protect, report } = host();
  const kept = readLaunch();
  if (!kept) return navigate('/', { replace: true });
  set(gameAtom, { kept, opened: null });
  relaunches += 1;
  const mine = relaunches;
  // A late answer must not redirect a member who has left or chosen another game meanwhile.
  const stillWanted = () => mine === relaunches && location.pathname === '/game' && readLaunch()?.id === kept.id;
  await sessionKnown(store);
  if (!stillWanted()) return;
  // The book keeps its slip itself: carried in again, what was placed or removed meanwhile would be back.
  const { selection: _carried, ...launched } = kept.game;
  const game = mode ? { ...launched, mode } : launched;
  const ran = await protect('launch', async () => {
    try {
      const launch = await requestLaunch(game);
      if (!stillWanted()) return;
      takeFresh(launch.id);
      keepLaunch(launch);
      set(gameAtom, { kept: launch, opened: launch });
    } catch (error) {
      if (!(error instanceof ApiError)) report(error, `launch in ${i18n.language}`);
      if (!stillWanted()) return;
      navigate('/', { replace: true });
      const failure = error instanceof ApiError ? error : new ApiError('UNKNOWN', { message: String(error) });
      if (failure.status !== 401) set(refusedLaunchAtom, { game, error: failure });
    }
  });
  if (!ran && stillWanted()) navigate('/', { replace: true });
});

/** Ends the game: nothing of it stays in the tab. */
export const endGameAtom = atom(null, (_get, set) => {
  dropLaunch();
  set(gameAtom, { kept: null, opened: null });
  if (history.length > 1) history.back();
  else host().navigate('/');
});
