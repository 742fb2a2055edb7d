import type { SupportCase } from '@atrium/contracts/operator-support';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { TONES } from './tones.ts';

interface CaseTableProps {
  cases: readonly SupportCase[];
  open: string;
  /** Omitted for operators that may only view. */
  onOpen?: (id: string) => void;
}

export function CaseTable({ cases, open, onOpen }: CaseTableProps) {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const nameOf = ({ account }: SupportCase) => account ?? t('support.visitor');
  const columns: Column<SupportCase>[] = [
    {
      key: 'account',
      head: t('account'),
      phone: 'lead',
      cell: (each) => (
        <strong>
          <bdi>{nameOf(each)}</bdi>
        </strong>
      ),
    },
    {
      key: 'topic',
      head: t('support.about'),
      phone: 'aside',
      cell: ({ topic, vip }) => `${t(`support.topic.${topic}`)}${vip ? ` · ${t('support.vip')}` : ''}`,
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <State tone={TONES[state]}>{t(`support.state.${state}`)}</State>,
    },
    {
      key: 'at',
      head: t('support.lastAt'),
      cell: ({ waitingSince, lastAt }) => <time dateTime={waitingSince ?? lastAt}>{ago(waitingSince ?? lastAt)}</time>,
    },
    { key: 'taken', head: t('support.takenBy'), cell: ({ takenBy }) => <bdi>{takenBy ?? '–'}</bdi> },
  ];
  return (
    <Table
      caption={t('nav.support')}
      columns={columns}
      rows={cases}
      rowKey={({ id }) => id}
      {...(onOpen && {
        selected: open,
        onOpen: ({ id }: SupportCase) => onOpen(id),
        rowLabel: (each: SupportCase) => `${nameOf(each)} ${t(`support.topic.${each.topic}`)}`,
      })}
    />
  );
}
