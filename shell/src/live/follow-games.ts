import { hotGames } from '@atrium/contracts/games';
import { recentGames } from '@atrium/contracts/played-games';
import { gameHealthAtom, host, sessionAtom } from '@atrium/host';
import { languageCode } from '../language/language-code.ts';
import { homeAtom } from '../pages/home/home.state.ts';

/**
 * Keeps which games operators have closed. After a gap in the stream, and when the tab is looked at again (it may have
 * slept), the gateway is asked how the games of home stand: the shelves stay as they are, only what is closed changes.
 */
export function followGames(): void {
  const { bus, store, api, i18n, report } = host();
  let heard: Record<string, boolean> = {};
  let asking = false;
  const note = (health: Readonly<Record<string, boolean>>) =>
    store.set(gameHealthAtom, (known) => ({ ...known, ...health }));

  async function ask(): Promise<void> {
    if (asking || !store.get(homeAtom).hotGames) return;
    asking = true;
    heard = {};
    try {
      const lists = await Promise.all([
        api.call(hotGames, { query: { language: languageCode(i18n) } }),
        store.get(sessionAtom)?.token ? api.call(recentGames) : [],
      ]);
      // What was heard meanwhile is newer than the answers.
      note({
        ...Object.fromEntries(lists.flat().flatMap(({ gameId, open }) => (open === undefined ? [] : [[gameId, open]]))),
        ...heard,
      });
    } catch (error) {
      report(error, 'games');
    } finally {
      asking = false;
    }
  }

  bus.on('game.health', ({ gameId, up }) => {
    heard[gameId] = up;
    note({ [gameId]: up });
  });
  bus.on('live.gap', () => {
    // No game stays closed by what was said before: an answer or a launch tells how it stands.
    store.set(gameHealthAtom, {});
    void ask();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
}
