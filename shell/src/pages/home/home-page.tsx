import { useResource } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCode } from '../../language/language-code.ts';
import { column } from '../../document/column.ts';
import { connectionAtom } from '../../offline/connection.state.ts';
import { deferredPart } from '../../loading/deferred-part.tsx';
import { AnnouncementStrip } from './announcement-strip.tsx';
import type { HomeFailureProps } from './home-failure.tsx';
import { type HomeData, homeAtom, homeFailuresAtom, loadHomeAtom } from './home.state.ts';
import { HeroBanners } from './hero-banners.tsx';
import { HotGames } from './hot-games.tsx';
import type { LiveWinnersProps } from './live-winners.tsx';
import { NextDraws } from './next-draws.tsx';
import { nextDrawsIn, nextDrawsResource } from './next-draws.state.ts';
import type { PromotionPairProps } from './promotion-pair.tsx';
import { welcomeAtom } from '../../session/welcome.state.ts';
import type { WelcomeProps } from './welcome.tsx';

/* Below the first screenful: their code is loaded after the first paint, into reserved room. */
const HomeFailure = deferredPart<HomeFailureProps>(() =>
  import(/* webpackChunkName: "deferred" */ './home-failure.tsx').then((module) => module.HomeFailure),
);
const Welcome = deferredPart<WelcomeProps>(() =>
  import(/* webpackChunkName: "deferred" */ './welcome.tsx').then((module) => module.Welcome),
);
const Jackpots = deferredPart(() =>
  import(/* webpackChunkName: "deferred" */ './jackpots.tsx').then((module) => module.Jackpots),
);
const RecentGames = deferredPart(() =>
  import(/* webpackChunkName: "deferred" */ './recent-games.tsx').then((module) => module.RecentGames),
);
const LiveWinners = deferredPart<LiveWinnersProps>(
  () => import(/* webpackChunkName: "deferred" */ './live-winners.tsx').then((module) => module.LiveWinners),
  <Skeleton height={352} />,
);
const HomeParts = deferredPart(() =>
  import(/* webpackChunkName: "deferred" */ './home-parts.tsx').then((module) => module.HomeParts),
);
const PromotionPair = deferredPart<PromotionPairProps>(
  () => import(/* webpackChunkName: "deferred" */ './promotion-pair.tsx').then((module) => module.PromotionPair),
  <Skeleton height={352} />,
);

export function HomePage() {
  const { i18n } = useTranslation('shell');
  const home = useAtomValue(homeAtom);
  const load = useSetAtom(loadHomeAtom);
  const failures = useAtomValue(homeFailuresAtom);
  const welcome = useAtomValue(welcomeAtom);
  const draws = useResource(nextDrawsResource, nextDrawsIn(languageCode(i18n)));
  // A brand without lotteries has no draws.
  const hasDraws = draws.value ? draws.value.games.length > 0 : !draws.error;
  const failure = draws.error ?? Object.values(failures).find(Boolean);
  const loadMissing = () => {
    void load();
    if (draws.error) void draws.reload();
  };
  const back = useAtomValue(connectionAtom) === 'back';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language needs other texts, and a restored connection the missing parts.
  useEffect(loadMissing, [i18n.language, back]);
  const comes = (key: keyof HomeData) => home[key] || !failures[key];
  return (
    <>
      <AnnouncementStrip notices={home.notices?.player} />
      <div css={[column, styles.page]}>
        {welcome && <Welcome games={home.hotGames} />}
        {failure && <HomeFailure error={failure} onRetry={loadMissing} />}
        <div css={hasDraws ? styles.lead : styles.leadAlone}>
          {comes('notices') && <HeroBanners banners={home.notices?.banners} />}
          {hasDraws && <NextDraws popular={draws.value} onClose={() => void draws.reload()} />}
        </div>
        {comes('hotGames') && <HotGames games={home.hotGames} />}
        <Jackpots />
        <RecentGames />
        <div css={styles.two}>
          {comes('winners') && <LiveWinners winners={home.winners} />}
          {comes('promotions') && <PromotionPair promotions={home.promotions} />}
        </div>
        <HomeParts />
      </div>
    </>
  );
}

const styles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[8],
    paddingBlockStart: tokens.space[5],
    [media.phone]: { gap: tokens.space[5], paddingBlockStart: 0 },
  }),
  // In a narrow window the hero, the games and the draws follow each other.
  lead: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 820fr) minmax(0, 400fr)',
    gap: tokens.space[5],
    [media.compact]: { display: 'contents', '& > :first-child': { order: -1 } },
  }),
  leadAlone: css({ display: 'grid', [media.compact]: { order: -1 } }),
  two: css({
    order: 1,
    display: 'grid',
    // Where a brand has one of both, it takes the row.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    gap: tokens.space[5],
    '&:empty': { position: 'absolute' },
  }),
};
