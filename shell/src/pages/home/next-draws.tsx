import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { LotteryGame, popular } from '@atrium/contracts/lottery';
import { imageAddresses } from '@atrium/contracts/image-address';
import { host, type LaunchObject, useMoney } from '@atrium/host';
import { Card } from '@atrium/ui/card';
import { CountdownText } from '@atrium/ui/countdown-text';
import { Picture } from '@atrium/ui/picture';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const SHOWN = 5;
/** How long after the close of a sale the next draw is requested. */
const REFRESH_DELAY_MS = 1500;

const launchOf = (game: LotteryGame): LaunchObject => ({
  code: game.code,
  gameId: game.code,
  name: game.name,
  defaultPlayType: game.defaultPlayType,
  accountTypeName: game.accountTypeName,
  gameType: game.gameType,
  isGame: null,
  vassalage: '',
});

interface NextDrawsProps {
  popular: ReplyOf<typeof popular> | undefined;
  /** A draw has closed; the ones after it are needed. */
  onClose: () => void;
}

/** The draws that close next, by the server's clock. */
export function NextDraws({ popular: answer, onClose }: NextDrawsProps) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const games = answer?.games
    .filter(({ next }) => next)
    .sort((a, b) => Date.parse(a.next!.closesAt) - Date.parse(b.next!.closesAt))
    .slice(0, SHOWN);
  return (
    <Card title={t('home.nextDraws')} titleEnd={<Link to="/lottery">{t('home.allLotteries')}</Link>} css={styles.card}>
      <ul css={styles.list}>
        {!games &&
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index} css={styles.row}>
              <Skeleton width={40} height={40} />
              <Skeleton height={32} />
              <Skeleton width={80} height={32} />
            </li>
          ))}
        {games?.map((game) => (
          <li key={game.code}>
            <button type="button" css={styles.row} onClick={() => void host().launch(launchOf(game))}>
              <Picture src={imageAddresses(game.cover, host().permission().imageCDNs)} alt="" css={styles.ball} />
              <span css={styles.words}>
                <span css={styles.name}>{game.name}</span>
                <span css={styles.prize}>{t('home.topPrize', { amount: money(game.topPrize) })}</span>
              </span>
              <span css={styles.left}>
                <CountdownText
                  until={Date.parse(game.next!.closesAt)}
                  offset={host().clockSkew()}
                  onEnd={() => setTimeout(onClose, REFRESH_DELAY_MS)}
                  css={styles.time}
                />
                <span css={styles.prize}>{t('home.closesIn')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/* In a narrow window the draws are side by side, each on its own card. */
const pushedAlong = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 172,
  gap: tokens.space[2],
  marginInlineEnd: -16,
  paddingInlineEnd: tokens.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > li': {
    display: 'grid',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
  },
} as const;

const styles = {
  card: css({
    display: 'flex',
    flexDirection: 'column',
    paddingBlockEnd: 0,
    [media.compact]: { order: 1, padding: 0, border: 0, background: 'none' },
  }),
  list: css({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    '& > li': { flex: 1, display: 'grid', borderBlockStart: `1px solid ${tokens.color.line}` },
    [media.compact]: pushedAlong,
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '40px 1fr auto',
    alignItems: 'center',
    gap: tokens.space[3],
    inlineSize: '100%',
    minBlockSize: 56,
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'start',
    ...tokens.numerals,
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[2], padding: tokens.space[3] },
    [media.hover]: { '&:hover [data-name]': { textDecoration: 'underline' } },
  }),
  ball: css({
    [media.compact]: { display: 'none' },
    inlineSize: 40,
    blockSize: 40,
    borderRadius: tokens.radius.medium,
    '& img': { transform: 'scale(1.7)', transformOrigin: '50% 36%' },
  }),
  words: css({ display: 'grid', minInlineSize: 0 }),
  name: css({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.weight.strong,
    lineHeight: '20px',
  }),
  prize: css({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [media.compact]: { whiteSpace: 'normal' },
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  left: css({ display: 'grid', justifyItems: 'end', [media.compact]: { justifyItems: 'start' } }),
  time: css({
    fontWeight: tokens.weight.bold,
    ...tokens.type.title,
    lineHeight: '20px',
    [media.compact]: tokens.type.section,
  }),
};
