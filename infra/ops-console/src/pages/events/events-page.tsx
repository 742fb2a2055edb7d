import { EVENT_KINDS, type EventKind, eventList, type SignificantEvent } from '@atrium/contracts/operator-events';
import { DateField } from '@atrium/forms/date-field';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Select } from '@atrium/ui/select';
import { type Column, Table } from '@atrium/ui/table';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useMoney } from '../../data/use-money.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { filters } from '../../parts/filters.ts';
import { Page } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { subjectOf } from './subject-of.ts';
import { detailText, useEventExport } from './use-event-export.ts';

const OFTEN_MS = 10_000;
const STEP = 100;
const MOST = 1_000;
const dayBegins = (day: string) => new Date(`${day}T00:00`).toISOString();
const dayEnds = (day: string) => {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.toISOString();
};

const vendorState = ({ open, answers }: SignificantEvent['detail']) => {
  if (!open) return 'vendor.down';
  return answers ? 'vendor.up' : 'vendor.failing';
};

/** Significant events with filters that are part of the address, and their export. */
export function EventsPage() {
  const { t, i18n } = useTranslation();
  const { full, moment } = useFormat();
  const money = useMoney();
  const { chosen, choose } = useChoices();
  const [kind, account, from, to] = ['kind', 'account', 'from', 'to'].map(chosen) as [string, string, string, string];
  const query: Record<string, string> = {
    ...(kind && { kind }),
    ...(account && { account }),
    ...(from && { from: dayBegins(from) }),
    ...(to && { to: dayEnds(to) }),
  };
  const limit = Math.min(MOST, Number(chosen('limit')) || STEP);
  const events = useOperation(eventList, { query: { ...query, limit: String(limit) } }, { every: OFTEN_MS });
  const exported = useEventExport();
  const kindName = (name: EventKind) => t(`events.kinds.${name}`);
  const columns: Column<SignificantEvent>[] = [
    {
      key: 'kind',
      head: t('events.kind'),
      phone: 'lead',
      cell: (event) => <strong>{kindName(event.kind)}</strong>,
    },
    {
      key: 'at',
      head: t('members.at'),
      phone: 'aside',
      cell: ({ at }) => (
        <time dateTime={at} title={full(at)}>
          {moment(at)}
        </time>
      ),
    },
    { key: 'account', head: t('events.account'), cell: (event) => event.account && <bdi>{event.account}</bdi> },
    {
      key: 'subject',
      head: t('events.subject'),
      cell: (event) => event.subject && <bdi>{subjectOf(event, t, i18n.language)}</bdi>,
    },
    {
      key: 'amount',
      head: t('events.amount'),
      align: 'end',
      cell: ({ amount, currency }) => amount !== null && money(amount, currency ?? ''),
    },
    { key: 'by', head: t('events.by'), cell: ({ actor }) => actor && <bdi>{actor}</bdi> },
    {
      key: 'detail',
      head: t('events.detail'),
      width: '28%',
      cell: ({ kind: what, detail }) =>
        what === 'vendor-outage' ? (
          <span css={styles.detail}>{t(vendorState(detail))}</span>
        ) : (
          Object.keys(detail).length > 0 && (
            <bdi dir="ltr" css={styles.detail}>
              {detailText(detail)}
            </bdi>
          )
        ),
    },
  ];
  return (
    <Page title={t('nav.events')} about={t('events.about')}>
      <Card>
        <div css={filters}>
          <Select
            label={t('events.kind')}
            placeholder={t('all')}
            value={kind}
            options={EVENT_KINDS.map((value) => ({ value, label: kindName(value) }))}
            onChange={({ target }) => choose('kind', target.value)}
          />
          <TextField
            label={t('events.account')}
            value={account}
            onChange={({ target }) => choose('account', target.value)}
          />
          <DateField
            label={t('events.from')}
            value={from}
            max={to || undefined}
            onChange={(day) => choose('from', day)}
          />
          <DateField label={t('events.to')} value={to} min={from || undefined} onChange={(day) => choose('to', day)} />
        </div>
        <Asked of={events}>
          {(all) => (
            <>
              <Table
                caption={t('nav.events')}
                columns={columns}
                rows={all}
                rowKey={({ id }) => id}
                empty={t('events.none')}
              />
              {all.length === limit && limit < MOST && (
                <Button wide onClick={() => choose('limit', String(limit + STEP))}>
                  {t('showMore')}
                </Button>
              )}
              <div css={styles.export}>
                <Button variant="quiet" busy={exported.busy} onClick={() => void exported.run(query, kindName)}>
                  {t('events.export')}
                </Button>
              </div>
            </>
          )}
        </Asked>
        <Refusal refused={exported.refused} />
      </Card>
    </Page>
  );
}

const styles = {
  detail: css({ display: 'block', overflowWrap: 'anywhere', color: tokens.color.text2, ...tokens.type.small }),
  export: css({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: tokens.space[3] }),
};
