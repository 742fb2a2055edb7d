import { WayOn } from '@atrium/centre/way-on';
import { download } from '@atrium/centre/download';
import { ResourceFault } from '@atrium/centre/resource-fault';
import type { yearStatement } from '@atrium/contracts/account-statement';
import { csvOf } from '@atrium/contracts/csv';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { host, useInstant, useMoney, useResource } from '@atrium/host';
import { decimalOf } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Select } from '@atrium/ui/select';
import { Skeleton } from '@atrium/ui/skeleton';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { yearStatementResource } from './records.state.ts';

/** Movements on screen at first, and with each press; the file has all of them. */
const STEP = 100;

type Year = ReplyOf<typeof yearStatement>;

/** The years of the account, newest first. */
function yearsSince(since: string, today: string): string[] {
  const [first, last] = [Number(since.slice(0, 4)), Number(today.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
}

/** A year of the account to read and to download: each movement with its ID, and the play of each game. Source: MN-06. */
export function YearStatement({ since, today }: { since: string; today: string }) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const years = yearsSince(since, today);
  const [year, setYear] = useState(years[0]!);
  const [shown, setShown] = useState(STEP);
  const { value, status, error, reload } = useResource(yearStatementResource, { query: { year } });
  const games: Column<Year['games'][number]>[] = [
    { key: 'name', head: t('records.game'), cell: (row) => row.name, phone: 'lead' },
    { key: 'rounds', head: t('statement.rounds'), cell: (row) => row.rounds, align: 'end', phone: 'hidden' },
    { key: 'stake', head: t('statement.staked'), cell: (row) => money(row.stake), align: 'end' },
    { key: 'payout', head: t('statement.won'), cell: (row) => money(row.payout), align: 'end' },
  ];
  const movements: Column<Year['movements'][number]>[] = [
    { key: 'kind', head: t('records.kind'), cell: (row) => t(`records.kinds.${row.kind}`), phone: 'lead' },
    { key: 'id', head: t('statement.id'), cell: (row) => row.id },
    { key: 'at', head: t('statement.time'), cell: (row) => instant(row.at, 'full') },
    { key: 'amount', head: t('statement.amount'), cell: (row) => money(row.amount), align: 'end' },
  ];
  return (
    <section css={styles.year}>
      <SectionHead title={t('statement.year')} level={3} />
      <div css={styles.bar}>
        <Select
          label={t('statement.yearOf')}
          value={year}
          onChange={(event) => {
            setYear(event.target.value);
            setShown(STEP);
          }}
          options={years.map((one) => ({ value: one, label: one }))}
        />
        <Button disabled={!value} onClick={() => value && save(value, t)}>
          {t('statement.yearDownload')}
        </Button>
      </div>
      {value ? (
        <>
          {!value.complete && <Note tone="warn">{t('statement.yearPart')}</Note>}
          <Table
            caption={t('statement.yearGames', { year: value.year })}
            columns={games}
            rows={value.games}
            rowKey={({ gameId }) => gameId}
            busy={status === 'refreshing'}
            empty={<EmptyState scene="figures" title={t('statement.noActivity')} action={<WayOn to="games" />} />}
          />
          <Table
            caption={t('statement.yearMovements', { year: value.year })}
            columns={movements}
            rows={value.movements.slice(0, shown)}
            rowKey={({ id }) => id}
            busy={status === 'refreshing'}
            empty={<EmptyState scene="figures" title={t('statement.noActivity')} action={<WayOn to="games" />} />}
          />
          {value.movements.length > shown && (
            <Button css={styles.more} onClick={() => setShown(shown + STEP)}>
              {t('statement.more')}
            </Button>
          )}
        </>
      ) : status === 'failed' ? (
        <ResourceFault error={error!} reload={reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </section>
  );
}

/** Amounts in major units, as a spreadsheet adds them up. */
function save(value: Year, t: (key: string) => string): void {
  const { fractionDigits } = host().brand;
  const major = (minor: string) => decimalOf(minor, fractionDigits);
  download(
    `statement-${value.year}.csv`,
    csvOf([
      [t('records.game'), t('statement.rounds'), t('statement.staked'), t('statement.won')],
      ...value.games.map(({ name, rounds, stake, payout }) => [name, String(rounds), major(stake), major(payout)]),
      [],
      [t('records.kind'), t('statement.id'), t('statement.time'), t('statement.amount')],
      ...value.movements.map(({ kind, id, at, amount }) => [t(`records.kinds.${kind}`), id, at, major(amount)]),
    ]),
  );
}

const styles = {
  more: css({ justifySelf: 'center' }),
  year: css({ display: 'grid', gap: tokens.space[4], marginBlockStart: tokens.space[8] }),
  bar: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[3] }),
};
