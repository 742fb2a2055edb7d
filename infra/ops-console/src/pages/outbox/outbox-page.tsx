import { type OutboxMessage, outboxList } from '@atrium/contracts/operator-security';
import { Card } from '@atrium/ui/card';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { type Column, Table } from '@atrium/ui/table';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { filters } from '../../parts/filters.ts';
import { Page } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';

const OFTEN = 5_000;
const CHANNELS = ['sms', 'email'] as const;

/** SMS and e-mails that a development brand stores instead of sending them. */
export function OutboxPage() {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { chosen, choose } = useChoices();
  const channel = chosen('channel');
  const messages = useOperation(outboxList, { query: { limit: '200', ...(channel && { channel }) } }, { every: OFTEN });
  const fits = ({ target, subject, text }: OutboxMessage) =>
    `${target} ${subject} ${text}`.toLowerCase().includes(chosen('q').toLowerCase());
  const columns: Column<OutboxMessage>[] = [
    { key: 'target', head: t('outbox.to'), phone: 'lead', cell: ({ target }) => <bdi dir="ltr">{target}</bdi> },
    { key: 'channel', head: t('kind'), phone: 'aside', cell: (message) => t(`outbox.channels.${message.channel}`) },
    { key: 'at', head: t('members.at'), cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
    {
      key: 'text',
      head: t('outbox.text'),
      width: '50%',
      cell: ({ subject, text }) => <bdi css={styles.text}>{[subject, text].filter(Boolean).join('\n')}</bdi>,
    },
  ];
  return (
    <Page title={t('nav.outbox')} about={t('outbox.about')}>
      <Card>
        <div css={filters}>
          <Select
            label={t('kind')}
            placeholder={t('all')}
            value={channel}
            options={CHANNELS.map((value) => ({ value, label: t(`outbox.channels.${value}`) }))}
            onChange={({ target }) => choose('channel', target.value)}
          />
          <SearchField
            labelled
            label={t('search')}
            value={chosen('q')}
            onChange={({ target }) => choose('q', target.value)}
          />
        </div>
        <Asked of={messages}>
          {(all) => (
            <Table
              caption={t('nav.outbox')}
              columns={columns}
              rows={all.filter(fits)}
              rowKey={({ id }) => id}
              empty={t('outbox.none')}
            />
          )}
        </Asked>
      </Card>
    </Page>
  );
}

const styles = { text: css({ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }) };
