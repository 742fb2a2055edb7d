import { useInstant, useMoney } from '@atrium/host';
import { Picture } from '@atrium/ui/picture';
import { Sheet } from '@atrium/ui/sheet';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { betMarks } from './bet-marks.ts';
import type { Bet } from './betting-record-page.tsx';

/** One round as it was accepted and settled. */
export function BetDetail({ bet, onClose }: { bet: Bet | undefined; onClose: () => void }) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const rows: [string, string][] = bet
    ? [
        [t('records.round'), bet.roundId],
        [t('records.time'), instant(bet.at, 'full')],
        [t('records.vendor'), bet.vendorName],
        [t('records.stake'), money(bet.stake)],
        [t('records.payout'), money(bet.payout)],
        [t('records.net'), money(bet.net)],
      ]
    : [];
  return (
    <Sheet open={bet !== undefined} onClose={onClose} from="end" title={t('records.roundDetail')} closeLabel={t('close')}>
      {bet && (
        <>
          <div css={styles.head}>
            <Picture src={`/art/covers/${encodeURIComponent(bet.gameId)}.svg`} alt="" ratio="3 / 4" css={styles.cover} />
            <div>
              <p css={styles.game}>{bet.gameName}</p>
              <StateMark state={betMarks[bet.status]}>{t(`records.states.${bet.status}`)}</StateMark>
            </div>
          </div>
          <dl css={styles.rows}>
            {rows.map(([name, value]) => (
              <div key={name} css={styles.row}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Sheet>
  );
}

const styles = {
  head: css({ display: 'flex', gap: tokens.space[4], marginBlockEnd: tokens.space[5] }),
  cover: css({ flex: 'none', inlineSize: 84, borderRadius: tokens.radius.medium }),
  game: css({ margin: 0, ...tokens.type.title, fontWeight: tokens.weight.strong }),
  rows: css({ margin: 0, ...tokens.type.small, ...tokens.numerals }),
  row: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    paddingBlock: tokens.space[3],
    borderBlockStart: `1px solid ${tokens.color.line}`,
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, textAlign: 'end', fontWeight: tokens.weight.strong, overflowWrap: 'anywhere' },
  }),
};
