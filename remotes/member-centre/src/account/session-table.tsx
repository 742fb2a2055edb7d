import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { account } from '@atrium/contracts/members';
import { useInstant } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';

type OpenSession = ReplyOf<typeof account>['sessions'][number];

/** Where this account is signed in now. */
export function SessionTable({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const columns: Column<OpenSession>[] = [
    { key: 'device', head: t('account.device'), cell: (row) => row.device, phone: 'lead' },
    { key: 'current', head: t('account.here'), cell: (row) => (row.current ? <Badge>{t('account.thisOne')}</Badge> : null), phone: 'aside' },
    { key: 'ip', head: t('account.ip'), cell: (row) => row.ip },
    { key: 'since', head: t('account.since'), cell: (row) => instant(row.startedAt, 'date-time') },
    { key: 'seen', head: t('account.seen'), cell: (row) => instant(row.lastSeenAt, 'date-time') },
  ];
  return <Table caption={t('account.sessions')} columns={columns} rows={sessions} rowKey={(row) => row.id} />;
}
