import { type Erasure, erasureList, erasureWithdraw } from '@atrium/contracts/operator-erasures';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { type Column, Table } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { useToast } from '../../data/toasts.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

const POLL_INTERVAL_MS = 30_000;
const TONES = { waiting: 'warn', withdrawn: 'calm', blocked: 'bad', erased: 'good' } as const;

/** Requests to erase members' data. They name members by number: the list outlives the person's data. */
export function ErasureList() {
  const { t } = useTranslation();
  const { full } = useFormat();
  const { data, error } = useOperation(erasureList, {}, { every: POLL_INTERVAL_MS });
  const [kept, setKept] = useState<Erasure>();
  const columns: Column<Erasure>[] = [
    { key: 'member', head: t('members.facts.id'), phone: 'lead', cell: ({ memberId }) => <strong>{memberId}</strong> },
    {
      key: 'state',
      head: t('state'),
      phone: 'aside',
      cell: ({ state }) => <State tone={TONES[state]}>{t(`members.erasures.states.${state}`)}</State>,
    },
    { key: 'asked', head: t('members.erasures.asked'), cell: ({ requestedAt }) => full(requestedAt) },
    {
      key: 'by',
      head: t('members.erasures.by'),
      cell: ({ requestedBy }) => <bdi>{requestedBy ?? t('members.erasures.member')}</bdi>,
    },
    { key: 'due', head: t('members.erasures.due'), cell: ({ dueAt, endedAt }) => full(endedAt ?? dueAt) },
    {
      key: 'settle',
      head: t('members.erasures.settle'),
      cell: ({ blockers }) => blockers.map((one) => t(`members.erasures.blockers.${one}`)).join(', ') || '–',
    },
    {
      key: 'retained',
      head: t('members.erasures.retained'),
      cell: ({ retainedUntil, retentionEndedAt }) =>
        retentionEndedAt ? t('members.erasures.gone') : retainedUntil ? full(retainedUntil) : '–',
    },
    {
      key: 'do',
      head: '',
      align: 'end',
      cell: (erasure) =>
        erasure.state === 'waiting' && (
          <Button
            size="small"
            aria-label={t('members.erasures.keepName', { member: erasure.memberId })}
            onClick={() => setKept(erasure)}
          >
            {t('members.erasures.keep')}
          </Button>
        ),
    },
  ];
  return (
    <Card as="section" title={t('members.erasures.title')}>
      <Refusal refused={error} />
      {data && (
        <Table
          caption={t('members.erasures.title')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          empty={t('members.erasures.none')}
        />
      )}
      {kept && <KeepMember erasure={kept} onClose={() => setKept(undefined)} />}
    </Card>
  );
}

function KeepMember({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const { t } = useTranslation();
  const say = useToast();
  const { run, refused } = useCommand(erasureWithdraw);
  const { id, memberId: member } = erasure;
  return (
    <Modal open title={t('members.erasures.keepName', { member })} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={<p>{t('members.erasures.keepEffect')}</p>}
        submit={t('members.erasures.keep')}
        refused={refused}
        onSubmit={async (reason) => {
          if (!(await run({ params: { id }, body: { reason } }))) return false;
          say({ text: t('members.erasures.kept', { member }), tone: 'win', timeout: 6_000 });
          onClose();
          return true;
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
