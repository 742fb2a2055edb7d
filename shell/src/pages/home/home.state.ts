import type { BootData } from '@atrium/contracts/boot';
import { hotGames } from '@atrium/contracts/games';
import { rankList } from '@atrium/contracts/winner-board';
import { announcements } from '@atrium/contracts/notices';
import { promotions } from '@atrium/contracts/promotions';
import { GAME_QUERY_VALUES, noticeQuery } from '@atrium/contracts/configuration';
import { type ApiError, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';
import { languageCode } from '../../language/language-code.ts';

export type HomeData = Partial<Omit<NonNullable<BootData['home']>, 'popular'>>;

/** The content of the home screen besides the next draws; parts that have not loaded yet are missing. */
export const homeAtom = atom<HomeData>({});
/** Why parts have not loaded. */
export const homeFailuresAtom = atom<Readonly<Record<string, ApiError | undefined>>>({});
const loadedLanguageAtom = atom('');
let newest = 0;

/** Starts with the boot data of the page. */
export function startHome(boot: BootData): void {
  if (!boot.home) return;
  host().store.set(homeAtom, boot.home);
  host().store.set(loadedLanguageAtom, boot.language);
}

/** Fetches what is missing or in another language; each part is shown as soon as it arrives. */
export const loadHomeAtom = atom(null, async (get, set) => {
  const { api, i18n, brand, report } = host();
  const language = languageCode(i18n);
  if (get(loadedLanguageAtom) === language) return;
  set(loadedLanguageAtom, language);
  const mine = ++newest;
  const part = <Key extends keyof HomeData>(key: Key, answer: Promise<NonNullable<HomeData[Key]>>) => {
    const settle = (failure: ApiError | undefined, value?: HomeData[Key]) => {
      if (mine !== newest) return;
      // The language has changed while home was not shown: the next visit loads again.
      if (failure || languageCode(i18n) !== language) set(loadedLanguageAtom, '');
      if (languageCode(i18n) !== language) return;
      if (value) set(homeAtom, (home) => ({ ...home, [key]: value }));
      set(homeFailuresAtom, (failures) => ({ ...failures, [key]: failure }));
    };
    return answer.then(
      (value) => settle(undefined, value),
      (error: unknown) => {
        settle(failureOf(error));
        report(error, `home ${key}`);
      },
    );
  };
  await Promise.all([
    part('notices', api.call(announcements, { query: noticeQuery(language) })),
    part(
      'hotGames',
      api.call(hotGames, {
        query: { merchantCode: brand.merchantCode, isPlatform: 2, platform: GAME_QUERY_VALUES.platform, language },
      }),
    ),
    part('winners', api.call(rankList)),
    part('promotions', api.call(promotions, { query: { language } })),
  ]);
});

/** Loads the winner board again. */
export const refreshWinnersAtom = atom(null, async (_get, set) => {
  const { api, report } = host();
  try {
    const winners = await api.call(rankList);
    set(homeAtom, (home) => ({ ...home, winners }));
  } catch (error) {
    report(error, 'winners');
  }
});
