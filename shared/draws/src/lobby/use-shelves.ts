import type { LotteryGame } from '@atrium/contracts/lottery';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { sessionAtom, useResource } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { favourites, POPULAR, popularResource, recentResource } from './lobby.state.ts';
import type { Shelved } from './shelves.ts';

/** What the shelves of an area hold. A shelf whose list did not load is empty: the other ones work without it. */
export function useShelves(area: LotteryGame['area']): Shelved & { signedIn: boolean } {
  const { i18n } = useTranslation('draws');
  const signedIn = useAtomValue(sessionAtom) !== null;
  const popular = useResource(popularResource, {
    query: { lottoArea: area, count: POPULAR, language: languageCodeOf(i18n.language) },
  });
  const recent = useResource(recentResource, { query: { lottoArea: area } }, { paused: !signedIn });
  return {
    signedIn,
    popular: popular.value?.games.map(({ code }) => code) ?? [],
    recent: (signedIn && recent.value) || [],
    favourites: useAtomValue(favourites.idsAtom),
  };
}
