import { css } from '@emotion/react';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { host, launchObjectOf, useResource, useSession } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import { recentResource } from './recent.state.ts';
import { LOBBY_NAMESPACE } from './namespace.ts';

export interface LobbyHeadProps {
  title: string;
  vendors: readonly VendorCard[];
  category: string;
}

/** The lobby's name, its number of games, and a link to the game that was played last. */
export function LobbyHead({ title, vendors, category }: LobbyHeadProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const games = vendors.reduce((sum, { gameCount }) => sum + gameCount, 0);
  const counted = t('head.vendors', { count: vendors.length });
  const direct = vendors.every(({ directGameId }) => directGameId !== null);
  return (
    <div css={styles.head}>
      <h1 css={styles.title}>{title}</h1>
      {vendors.length > 0 && (
        <span css={styles.count}>
          {direct ? counted : t('head.summary', { games: t('head.games', { count: games }), vendors: counted })}
        </span>
      )}
      <LastPlayed category={category} />
    </div>
  );
}

function LastPlayed({ category }: { category: string }) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const visitor = !useSession();
  const game = useResource(recentResource, undefined, { paused: visitor }).value?.find(
    ({ gameType }) => gameType === category,
  );
  if (visitor || !game) return null;
  return (
    <span css={styles.last}>
      {t('head.lastPlayed')}{' '}
      <button type="button" css={styles.link} onClick={() => void host().launch(launchObjectOf(game))}>
        {game.name}
      </button>
    </span>
  );
}

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${tokens.space[1]} ${tokens.space[3]}`,
    marginBlock: `${tokens.space[6]} ${tokens.space[3]}`,
  }),
  title: css({ margin: 0, ...tokens.type.page, ...tokens.display }),
  count: css({ color: tokens.color.text2, ...tokens.type.body, ...tokens.numerals }),
  last: css({
    marginInlineStart: 'auto',
    [media.phone]: { flexBasis: '100%', marginInlineStart: 0 },
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  link: css({
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    minBlockSize: 24,
    ...tokens.type.small,
  }),
};
