import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { account } from '@atrium/contracts/members';
import { useInstant } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';

export type OpenSession = ReplyOf<typeof account>['sessions'][number];

/** Where this account is signed in now; each place but this one can be signed out alone. */
export function SessionTable({
  sessions,
  onEnd,
}: {
  sessions: readonly OpenSession[];
  onEnd: (session: OpenSession) => void;
}) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const columns: Column<OpenSession>[] = [
    { key: 'device', head: t('account.device'), cell: (row) => row.device, phone: 'lead' },
    {
      key: 'current',
      head: t('account.here'),
      cell: (row) =>
        row.current ? (
          <Badge>{t('account.thisOne')}</Badge>
        ) : (
          <Button
            size="small"
            aria-label={t('security.endOneOf', { device: row.device || row.ip })}
            onClick={() => onEnd(row)}
          >
            {t('security.endOne')}
          </Button>
        ),
      phone: 'aside',
    },
    { key: 'ip', head: t('account.ip'), cell: (row) => row.ip },
    { key: 'since', head: t('account.since'), cell: (row) => instant(row.startedAt, 'date-time') },
    { key: 'seen', head: t('account.seen'), cell: (row) => instant(row.lastSeenAt, 'date-time') },
  ];
  return <Table caption={t('account.sessions')} columns={columns} rows={sessions} rowKey={(row) => row.id} />;
}
