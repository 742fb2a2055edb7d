import { VIETNAMESE_NUMBERS_COUNT } from '@atrium/contracts/configuration';
import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import { useErrorSentence, useInstant, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark } from '@atrium/ui/state-mark';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HISTORY_DRAWS, resultsResource } from './draws.state.ts';
import { ResultView } from './result-view.tsx';

/** A draw counts as late when it was drawn this long after its time. */
const LATE_MS = 60_000;

/** The last results, ten at first, up to a hundred. */
export function DrawHistory({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  const sentence = useErrorSentence();
  const [count, setCount] = useState(HISTORY_DRAWS);
  const {
    value: fetched,
    status,
    error,
    reload,
  } = useResource(resultsResource, { query: { gameCode: game.code, count } });
  // More results are fetched below those that are read.
  const [value, setValue] = useState(fetched);
  if (fetched && fetched !== value) setValue(fetched);
  const late = (draw: Draw): boolean =>
    draw.drawnAt !== null && Date.parse(draw.drawnAt) - Date.parse(draw.drawsAt) > LATE_MS;
  const columns: Column<Draw>[] = [
    { key: 'issue', head: t('history.issue'), cell: (row) => row.issue, phone: 'lead' },
    {
      key: 'at',
      head: t('history.at'),
      cell: (row) => instant(row.drawnAt ?? row.drawsAt, 'date-time'),
      phone: 'aside',
    },
    {
      key: 'result',
      head: t('history.result'),
      cell: (row) => (row.result ? <ResultView family={game.family} result={row.result} small /> : t('noResult')),
    },
    {
      key: 'state',
      head: t('history.state'),
      cell: (row) =>
        row.state === 'voided' ? (
          <StateMark state="void">{t('history.voided')}</StateMark>
        ) : late(row) ? (
          <StateMark state="waiting">{t('history.late')}</StateMark>
        ) : (
          <StateMark state="good">{t('history.inTime')}</StateMark>
        ),
    },
  ];

  return (
    <section>
      <h3 css={styles.title}>{t('history.title')}</h3>
      {value ? (
        <>
          <Table
            caption={t('history.of', { game: game.name })}
            columns={columns}
            rows={value.draws}
            rowKey={(row) => row.issue}
            // A result that is added after each draw outdates none of the rows.
            busy={!fetched}
            empty={
              <EmptyState
                scene="draws"
                title={t('noResult')}
                action={<Button onClick={() => void reload()}>{t('again')}</Button>}
              />
            }
          />
          {count < VIETNAMESE_NUMBERS_COUNT && value.draws.length >= count && (
            <Button css={styles.more} onClick={() => setCount(Math.min(VIETNAMESE_NUMBERS_COUNT, count + 30))}>
              {t('history.more')}
            </Button>
          )}
        </>
      ) : status === 'failed' ? (
        <EmptyState
          role="alert"
          title={sentence(error!)}
          action={<Button onClick={() => void reload()}>{t('again')}</Button>}
        />
      ) : (
        <Skeleton height={360} />
      )}
    </section>
  );
}

const styles = {
  title: css({ margin: `0 0 ${tokens.space[2]}`, ...tokens.display, ...tokens.type.title }),
  more: css({ marginBlockStart: tokens.space[3] }),
};
