import type { rankList } from '@atrium/contracts/winner-board';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { imageAddresses } from '@atrium/contracts/image-address';
import { host, useMoney } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { Badge } from '@atrium/ui/badge';
import { Card } from '@atrium/ui/card';
import { Picture } from '@atrium/ui/picture';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { refreshWinnersAtom } from './home.state.ts';

const SHOWN = 6;
const REFRESH_INTERVAL_MS = 60_000;

export interface LiveWinnersProps {
  winners: ReplyOf<typeof rankList> | undefined;
}

/** The winner board. The server masks the accounts. */
export function LiveWinners({ winners }: LiveWinnersProps) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const refresh = useSetAtom(refreshWinnersAtom);
  usePolling(refresh, REFRESH_INTERVAL_MS);
  // A table of heads alone says nothing; the section comes with the first winner.
  if (winners?.length === 0) return null;
  return (
    <section css={styles.section}>
      <SectionHead title={t('home.winners')} end={<span css={styles.note}>{t('home.winnersNote')}</span>} />
      <Card padding="none" css={styles.card}>
        <table css={styles.table}>
          <thead>
            <tr>
              <th>
                <VisuallyHidden>{t('home.cover')}</VisuallyHidden>
              </th>
              <th>{t('home.game')}</th>
              <th>{t('home.member')}</th>
              <th data-stake>{t('home.stake')}</th>
              <th>{t('home.won')}</th>
            </tr>
          </thead>
          <tbody>
            {!winners &&
              Array.from({ length: SHOWN }, (_, index) => (
                <tr key={index}>
                  <td colSpan={5}>
                    <Skeleton height={20} width="90%" />
                  </td>
                </tr>
              ))}
            {winners?.slice(0, SHOWN).map((winner) => (
              <tr key={`${winner.at}${winner.gameId}${winner.account}`}>
                <td>
                  <Picture
                    src={imageAddresses(winner.cover, host().permission().imageCDNs)}
                    alt=""
                    css={styles.cover}
                  />
                </td>
                <td css={styles.game}>
                  {winner.gameName}
                  {winner.jackpot && (
                    <Badge tone="picture" css={styles.jackpot}>
                      {winner.jackpot}
                    </Badge>
                  )}
                </td>
                <td>{winner.account}</td>
                <td data-stake>{money(winner.stake)}</td>
                <td css={styles.won}>{money(winner.won)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

const styles = {
  section: css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  note: css({ fontWeight: tokens.weight.regular }),
  card: css({ flex: 1, display: 'grid' }),
  table: css({
    inlineSize: '100%',
    ...tokens.type.small,
    ...tokens.numerals,
    '& th': {
      paddingBlock: '10px 8px',
      color: tokens.color.text3,
      fontWeight: tokens.weight.medium,
      textAlign: 'start',
    },
    '& td': {
      blockSize: 45,
      padding: 0,
      borderBlockStart: `1px solid ${tokens.color.line}`,
      color: tokens.color.text2,
    },
    '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: tokens.space[5], textAlign: 'end' },
    '& th:first-of-type, & td:first-of-type': { inlineSize: 60, paddingInlineStart: tokens.space[5] },
    [media.phone]: {
      '& [data-stake]': { display: 'none' },
      '& th, & td': { paddingInlineEnd: tokens.space[2] },
      '& th:first-of-type, & td:first-of-type': { inlineSize: 46, paddingInlineStart: tokens.space[3] },
      '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: tokens.space[3] },
    },
  }),
  cover: css({
    inlineSize: 30,
    blockSize: 34,
    borderRadius: tokens.radius.small,
    '& img': { transform: 'scale(1.45)', transformOrigin: '50% 35%' },
  }),
  game: css({ overflowWrap: 'anywhere', '&&': { color: tokens.color.text, fontWeight: tokens.weight.strong } }),
  jackpot: css({ marginInlineStart: tokens.space[2] }),
  won: css({
    '&&': { color: tokens.color.win, fontWeight: tokens.weight.bold, whiteSpace: 'nowrap', ...tokens.type.body },
    [media.phone]: { '&&': { ...tokens.type.small } },
  }),
};
