import { betMark } from '@atrium/centre/bet-mark';
import { outcomeOf } from '@atrium/contracts/bet-outcome';
import { lotteryScreen } from '@atrium/contracts/lottery-screen';
import { host, Place, useErrorSentence, useInstant, useMoney } from '@atrium/host';
import type { PlacedRecord } from '@atrium/host/places';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Sheet } from '@atrium/ui/sheet';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from './betting-record-page.tsx';
import { askBetAtom, type Detail, openBetAtom } from './bet-detail.state.ts';
import { FairData } from './fair-data.tsx';
import { GameCover } from './game-cover.tsx';
import { RoundOutcome } from './round-outcome.tsx';
import { RoundReplay } from './round-replay.tsx';

/** One round as it was accepted and settled: its movements from the books, its outcome from the vendor. */
export function BetDetail({ bets }: { bets: readonly Bet[] }) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const opened = useAtomValue(openBetAtom);
  const ask = useSetAtom(askBetAtom);
  const detail = opened?.detail;
  const bet: Bet | undefined = detail ?? bets.find(({ id }) => id === opened?.id);
  const record = useMemo(() => detail && placedRecord(detail), [detail]);
  const rows: [string, string][] = bet
    ? [
        [t('records.round'), bet.roundId],
        [t('records.time'), instant(bet.at, 'full')],
        [t('records.vendor'), bet.vendorName],
        [t('records.stake'), money(bet.stake)],
        [t('records.payout'), money(bet.payout)],
        [t('records.net'), money(bet.net)],
        ...(detail?.balanceBefore
          ? [[t('records.balanceBefore'), money(detail.balanceBefore)] as [string, string]]
          : []),
        ...(detail?.balanceAfter ? [[t('records.balanceAfter'), money(detail.balanceAfter)] as [string, string]] : []),
      ]
    : [];
  return (
    <Sheet
      open={bet !== undefined}
      onClose={() => void ask(null)}
      from="end"
      title={t('records.roundDetail')}
      closeLabel={t('close')}
    >
      {bet && (
        <>
          <div css={styles.head}>
            <GameCover gameId={bet.gameId} ratio="3 / 4" css={styles.cover} />
            <div>
              <p css={styles.game}>{bet.gameName}</p>
              <StateMark state={betMark(bet)}>{t(`records.states.${outcomeOf(bet)}`)}</StateMark>
            </div>
          </div>
          {detail?.lottery ? (
            <TicketButton ticket={detail.id} lottery={detail.lottery} />
          ) : opened?.error ? (
            <Note tone="bad" role="alert">
              {sentence(opened.error)}
            </Note>
          ) : (
            <RoundReplay detail={detail} again={() => void ask(bet.id)} />
          )}
          <dl css={styles.rows}>
            {rows.map(([name, value]) => (
              <div key={name} css={styles.row}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {detail?.outcome && <RoundOutcome outcome={detail.outcome} />}
          {record && <Place name="member-centre.record" topic={record.gameType} input={{ record }} />}
          {detail && detail.movements.length > 0 && (
            <section css={styles.movements}>
              <h3>{t('records.movements')}</h3>
              <ol>
                {detail.movements.map((movement, index) => (
                  <li key={`${index}:${movement.balanceAfter}`} css={styles.row}>
                    <span>
                      {t(`records.kinds.${movement.kind}`)} {instant(movement.at, 'time')}
                    </span>
                    <b>{money(movement.amount)}</b>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {detail?.replay?.fair && <FairData fair={detail.replay.fair} />}
        </>
      )}
    </Sheet>
  );
}

const placedRecord = (detail: Detail): PlacedRecord => {
  const { id, roundId, at, gameId, gameType, vassalage, vendorName, stake, payout, outcome } = detail;
  const selections = outcome?.parts.map(({ name }) => name) ?? [];
  return { id, roundId, at, gameId, gameType, vassalage, vendorName, stake, payout, selections };
};

/** A ticket is shown where it was bet, with its lines, hits and proof (10-40). */
function TicketButton({ ticket, lottery }: { ticket: string; lottery: NonNullable<Detail['lottery']> }) {
  const { t } = useTranslation('member-centre');
  const close = useSetAtom(askBetAtom);
  return (
    <Button
      wide
      onClick={() => {
        void close(null);
        host().closeCentre();
        host().navigate(lotteryScreen({ ...lottery, ticket }));
      }}
    >
      {t('records.openTicket')}
    </Button>
  );
}

const styles = {
  head: css({ display: 'flex', gap: tokens.space[4], marginBlockEnd: tokens.space[5] }),
  cover: css({ flex: 'none', inlineSize: 84, borderRadius: tokens.radius.medium }),
  game: css({ margin: 0, ...tokens.type.title, fontWeight: tokens.weight.strong }),
  movements: css({
    marginBlockStart: tokens.space[5],
    ...tokens.type.small,
    ...tokens.numerals,
    '& h3': { margin: 0, ...tokens.type.small, color: tokens.color.text2 },
    '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  }),
  rows: css({ margin: `${tokens.space[4]} 0 0`, ...tokens.type.small, ...tokens.numerals }),
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
