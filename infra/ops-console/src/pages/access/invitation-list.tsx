import { type Invitation, invitations } from '@atrium/contracts/registry-invitations';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { type Column, Table } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { quiet, stack } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { InviteForm } from './invite-form.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const TONES = { open: 'calm', redeemed: 'good', withdrawn: 'calm', expired: 'warn' } as const;

/** Every invitation of a squad, newest first, without its secret. An operator may also withdraw an open one. */
export function InvitationList({ mine }: { mine: boolean }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const known = useOperation(invitations);
  const [ending, setEnding] = useState<Invitation>();
  const [inviting, setInviting] = useState(false);
  const columns: Column<Invitation>[] = [
    { key: 'name', head: t('invitations.squad'), phone: 'lead', cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'remote', head: t('invitations.remote'), cell: ({ remote }) => <bdi>{remote}</bdi> },
    {
      key: 'state',
      head: t('invitations.state'),
      phone: 'aside',
      cell: ({ state }) => <State tone={TONES[state]}>{t(`invitations.states.${state}`)}</State>,
    },
    { key: 'by', head: t('invitations.by'), phone: 'hidden', cell: ({ invitedBy }) => <bdi>{invitedBy}</bdi> },
    { key: 'until', head: t('invitations.until'), cell: ({ expiresAt }) => moment(expiresAt) },
    {
      key: 'do',
      head: '',
      align: 'end',
      cell: (one) =>
        mine &&
        one.state === 'open' && (
          <Button
            size="small"
            aria-label={t('invitations.withdrawOf', { name: one.name })}
            onClick={() => setEnding(one)}
          >
            {t('invitations.withdraw')}
          </Button>
        ),
    },
  ];
  return (
    <div css={stack}>
      <Asked of={known}>
        {(all) =>
          all.length > 0 ? (
            <Table caption={t('invitations.title')} columns={columns} rows={all} rowKey={({ id }) => id} />
          ) : (
            <p css={quiet}>{t('invitations.none')}</p>
          )
        }
      </Asked>
      {mine && (
        <div>
          <Button onClick={() => setInviting(true)}>{t('invitations.newTitle')}</Button>
        </div>
      )}
      {inviting && (
        <Modal open title={t('invitations.newTitle')} closeLabel={t('close')} onClose={() => setInviting(false)}>
          <InviteForm />
        </Modal>
      )}
      {ending && <WithdrawDialog invitation={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}
