import type { EmptyName } from '@atrium/ui/empty-scene';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { movements } from './movements.state.ts';
import { RecordPage } from './records/record-page.tsx';

interface MovementPageProps {
  kind: 'rebate' | 'bonus' | 'commission';
  title: string;
  text: string;
  /** Begins the name of the exported file. */
  file: string;
  /** What an empty list says. */
  none: { title: string; text: string; action?: ReactNode; scene?: EmptyName };
}

/** Such movements are rare: a week would mostly be empty. */
const SPAN_DAYS = 90;

/** The movements of one kind in the main wallet, newest first. */
export function MovementPage({ kind, title, text, file, none }: MovementPageProps) {
  const { t } = useTranslation('centre');
  return (
    <RecordPage
      source={movements}
      title={title}
      text={text}
      file={file}
      none={none}
      query={{ kind }}
      spanDays={SPAN_DAYS}
      columns={[
        { key: 'at', head: t('records.time'), kind: 'instant', of: (row) => row.at },
        {
          key: 'detail',
          head: t('records.detail'),
          of: (row) => row.reference,
          phone: 'lead',
          total: t('records.totals'),
        },
        {
          key: 'amount',
          head: t('records.amount'),
          kind: 'money',
          of: (row) => row.amount,
          cell: (_, amount) => <b>{amount}</b>,
          phone: 'aside',
          total: ({ net }) => net,
        },
      ]}
    />
  );
}
