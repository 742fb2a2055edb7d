import { hotGames } from '@atrium/contracts/games';
import { recentGames } from '@atrium/contracts/played-games';
import { gameHealthAtom, host, sessionAtom } from '@atrium/host';
import { languageCode } from '../language/language-code.ts';
import { homeAtom } from '../pages/home/home.state.ts';

/**
 * Tracks which games operators have closed. After a gap in the stream, and when the tab becomes visible again (it may
 * have been suspended), the gateway is asked for the current state of home's games. The shelves stay as they are; only
 * the marks of closed games change.
 */
export function followGames(): void {
  const { bus, store, api, i18n, report } = host();
  let received: Record<string, boolean> = {};
  let asking = false;
  const note = (health: Readonly<Record<string, boolean>>) =>
    store.set(gameHealthAtom, (known) => ({ ...known, ...health }));

  async function ask(): Promise<void> {
    if (asking || !store.get(homeAtom).hotGames) return;
    asking = true;
    received = {};
    try {
      const lists = await Promise.all([
        api.call(hotGames, { query: { language: languageCode(i18n) } }),
        store.get(sessionAtom)?.token ? api.call(recentGames) : [],
      ]);
      // Events that arrived meanwhile are newer than the answers.
      note({
        ...Object.fromEntries(lists.flat().flatMap(({ gameId, open }) => (open === undefined ? [] : [[gameId, open]]))),
        ...received,
      });
    } catch (error) {
      report(error, 'games');
    } finally {
      asking = false;
    }
  }

  bus.on('game.health', ({ gameId, up }) => {
    received[gameId] = up;
    note({ [gameId]: up });
  });
  bus.on('live.gap', () => {
    // No game stays closed because of an old event: an answer or a launch returns its current state.
    store.set(gameHealthAtom, {});
    void ask();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
}
