import type { Category } from '@atrium/contracts/game-categories';
import type { Game } from '@atrium/contracts/games';
import { mixedGames } from '@atrium/contracts/mixed-games';
import { host, launchObjectOf } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Tabs, tabId } from '@atrium/ui/tabs';
import { media } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { menusAtom } from '../../games/menus.state.ts';
import { GameTile } from '../../games/game-tile.tsx';
import { shelf } from '../../games/shelf.ts';

const SHOWN = 7;
const PANEL = 'hot-games';
type Tab = Category | 'all';
/** On a phone the link is beside the title, and the tabs are below both: `first-picture.css` has the same height. */
const head = css({ [media.phone]: { '& > div': { order: 1, inlineSize: '100%' } } });

/** The most played games, of all categories or of one. */
export function HotGames({ games }: { games: readonly Game[] | undefined }) {
  const { t, i18n } = useTranslation('shell');
  const [tab, setTab] = useState<Tab>('all');
  const total = useAtomValue(menusAtom).reduce(
    (sum, { vendors }) => sum + vendors.reduce((of, { gameCount }) => of + gameCount, 0),
    0,
  );
  const categories = (['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const).filter((category) =>
    games?.some(({ gameType }) => gameType === category),
  );
  const shown = (
    tab === 'all' ? mixedGames(games ?? []) : (games ?? []).filter(({ gameType }) => gameType === tab)
  ).slice(0, SHOWN);
  return (
    <section>
      <SectionHead
        title={t('home.hotGames')}
        css={head}
        end={<Link to="/rng">{t('home.seeAll', { number: formatNumber(total, i18n.language) })}</Link>}
      >
        <Tabs
          look="pills"
          label={t('home.hotGames')}
          panel={PANEL}
          value={tab}
          onChange={setTab}
          tabs={(['all', ...categories] as Tab[]).map((value) => ({ value, label: t(`home.tab.${value}`) }))}
        />
      </SectionHead>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)} aria-busy={!games}>
        <ul css={shelf}>
          {!games &&
            Array.from({ length: SHOWN }, (_, index) => (
              <li key={index}>
                <Skeleton ratio="3 / 4" />
              </li>
            ))}
          {shown.map((game) => (
            <li key={game.gameId}>
              <GameTile game={game} onOpen={() => void host().launch(launchObjectOf(game))} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
