import type { OperatedMember } from '@atrium/contracts/operator-members';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../parts/use-format.ts';

type Session = OperatedMember['sessions'][number];

/** The open sessions of a member. */
export function MemberSessions({
  sessions,
  onEnd,
}: {
  sessions: readonly Session[];
  onEnd: (sessionId?: string) => void;
}) {
  const { t } = useTranslation();
  const { full, ago } = useFormat();
  const columns: Column<Session>[] = [
    { key: 'device', head: t('members.device'), phone: 'lead', cell: ({ device }) => <bdi>{device || '–'}</bdi> },
    {
      key: 'place',
      head: t('members.address'),
      cell: ({ ip, country }) => <bdi dir="ltr">{`${ip} ${country}`.trim()}</bdi>,
    },
    {
      key: 'since',
      head: t('members.since'),
      cell: ({ startedAt }) => <time dateTime={startedAt}>{full(startedAt)}</time>,
    },
    {
      key: 'seen',
      head: t('members.seen'),
      cell: ({ lastSeenAt }) => <time dateTime={lastSeenAt}>{ago(lastSeenAt)}</time>,
    },
    {
      key: 'do',
      head: '',
      align: 'end',
      cell: ({ id, ip }) => (
        <Button size="small" aria-label={t('members.endName', { ip })} onClick={() => onEnd(id)}>
          {t('members.end')}
        </Button>
      ),
    },
  ];
  return (
    <Card
      as="section"
      title={t('members.sessions')}
      titleEnd={
        sessions.length > 0 && (
          <Button size="small" onClick={() => onEnd()}>
            {t('members.endAll')}
          </Button>
        )
      }
    >
      <Table
        caption={t('members.sessions')}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={t('members.noSessions')}
      />
    </Card>
  );
}
