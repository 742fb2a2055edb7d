import { type Chase, cancelChase } from '@atrium/contracts/lottery-bets';
import { useErrorSentence, useInstant, useMoney } from '@atrium/host';
import { useGrowingList } from '@atrium/host/growing-list';
import { createMoneyCommand } from '@atrium/host/money-command';
import type { Play } from '@atrium/lottery-rules/play';
import { Button } from '@atrium/ui/button';
import { Disclosure } from '@atrium/ui/disclosure';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chasePages } from '../board/board.state.ts';
import { TicketList } from './ticket-list.tsx';

const cancelling = createMoneyCommand(cancelChase);
const PAGE_SIZE = 20;

interface ChaseListProps {
  gameCode: string;
  plays: ReadonlyMap<string, Play>;
}

/** Own chases, newest first; each opens to its draws, which are cancelled one by one or all that are left. */
export function ChaseList({ gameCode, plays }: ChaseListProps) {
  const { t, i18n } = useTranslation('draws');
  const sentence = useErrorSentence();
  const [open, setOpen] = useState<string | null>(null);
  const error = useAtomValue(cancelling.errorAtom);
  const list = useGrowingList(chasePages, { query: { gameCode, language: i18n.language, pageSize: PAGE_SIZE } });
  const shown = list.pages.flatMap(({ items }) => items);
  const failed = list.error && (
    <p role="alert" css={styles.note}>
      {sentence(list.error)}{' '}
      <Button size="small" onClick={list.loadNext}>
        {t('again')}
      </Button>
    </p>
  );
  if (list.pages.length === 0) return failed ?? <Skeleton height={240} />;
  return (
    <div>
      {error && (
        <p role="alert" css={styles.note}>
          {sentence(error)}
        </p>
      )}
      {shown.length === 0 && !list.hasNext && <p css={styles.note}>{t('bets.noChase')}</p>}
      {shown.map((chase) => (
        <Disclosure
          key={chase.id}
          title={<ChaseTitle chase={chase} />}
          end={t(`bets.chaseStates.${chase.state}`)}
          open={open === chase.id}
          onToggle={(opens) => setOpen(opens ? chase.id : null)}
        >
          <ChaseDetail chase={chase} />
          <TicketList query={{ gameCode, chase: chase.id }} gameCode={gameCode} plays={plays} />
        </Disclosure>
      ))}
      {failed}
      {(list.hasNext || list.status === 'more') && (
        <Button busy={list.status === 'more'} onClick={list.loadNext}>
          {t('bets.more')}
        </Button>
      )}
    </div>
  );
}

function ChaseTitle({ chase }: { chase: Chase }) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  return (
    <span css={styles.title}>
      {instant(chase.placedAt, 'date-time')}
      <span css={styles.note}>{t('bets.played', { count: chase.issues, left: chase.issuesLeft })}</span>
    </span>
  );
}

function ChaseDetail({ chase }: { chase: Chase }) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const cancel = useSetAtom(cancelling.sendAtom);
  const running = useAtomValue(cancelling.runningAtom);
  return (
    <div css={styles.facts}>
      <span>{t('board.stakeOf', { amount: money(chase.stake) })}</span>
      <span>{t('bets.paid', { amount: money(chase.payout) })}</span>
      {BigInt(chase.held) > 0n && <span>{t('bets.held', { amount: money(chase.held) })}</span>}
      {chase.stopOnWin && <span css={styles.note}>{t('chase.stopOnWin')}</span>}
      {chase.state === 'running' && (
        <Button size="small" busy={running} onClick={() => void cancel({ body: {}, params: { id: chase.id } })}>
          {t('bets.cancelRest')}
        </Button>
      )}
    </div>
  );
}

const styles = {
  title: css({ display: 'grid', ...tokens.numerals }),
  note: css({ margin: 0, color: tokens.color.text2, fontWeight: tokens.weight.regular, ...tokens.type.small }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
};
