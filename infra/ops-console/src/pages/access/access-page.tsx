import { type OperatorAccount, operators } from '@atrium/contracts/registry-operators';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { columns as beside, Page, stack } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { InvitationList } from './invitation-list.tsx';
import { IssueForm } from './issue-form.tsx';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Operators that sign in, and tokens of squads, with their permissions. */
export function AccessPage() {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const me = useMe();
  const known = useOperation(operators);
  const [leaving, setLeaving] = useState<OperatorAccount>();
  const [resetting, setResetting] = useState<string>();
  const mine = me.role === 'operator' || me.role === 'approver';
  const mayRevoke = ({ name, role, tokenUntil }: OperatorAccount) =>
    tokenUntil !== undefined &&
    name !== me.name &&
    (role === 'squad' || role === 'viewer' ? mine : me.role === 'approver');
  const columns: Column<OperatorAccount>[] = [
    { key: 'name', head: t('name'), phone: 'lead', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'role',
      head: t('role'),
      cell: ({ role, remote }) => (remote ? t('roleOf', { role: t(`roles.${role}`), remote }) : t(`roles.${role}`)),
    },
    {
      key: 'way',
      head: t('comesBy'),
      cell: ({ person, factor, passkey }) =>
        t(!person ? 'byToken' : passkey ? 'byPasswordAndPasskey' : factor ? 'byPasswordAndApp' : 'byPassword'),
    },
    {
      key: 'until',
      head: t('validUntil'),
      phone: 'aside',
      cell: ({ tokenUntil }) =>
        tokenUntil === undefined ? (
          <State tone="warn">{t('ended')}</State>
        ) : tokenUntil === null ? (
          t('noEnd')
        ) : (
          moment(tokenUntil)
        ),
    },
    {
      key: 'do',
      head: '',
      align: 'end',
      cell: (account) => (
        <div css={styles.buttons}>
          {mine && account.factor && (
            <Button
              size="small"
              aria-label={t('factor.resetOf', { name: account.name })}
              onClick={() => setResetting(account.name)}
            >
              {t('factor.reset')}
            </Button>
          )}
          {mayRevoke(account) && (
            <Button
              size="small"
              aria-label={t('revokeName', { name: account.name })}
              onClick={() => setLeaving(account)}
            >
              {t('revoke')}
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <Page title={t('nav.access')}>
      <div css={beside}>
        <div css={stack}>
          <Card as="section" title={t('whoMay')}>
            <Asked of={known}>
              {(all) => <Table caption={t('whoMay')} columns={columns} rows={all} rowKey={({ name }) => name} />}
            </Asked>
          </Card>
          <Card as="section" title={t('invitations.title')}>
            <InvitationList mine={mine} />
          </Card>
        </div>
        {mine && (
          <Card as="section" title={t('newToken')}>
            <IssueForm />
          </Card>
        )}
      </div>
      {resetting && <ResetFactorDialog name={resetting} onClose={() => setResetting(undefined)} />}
      {leaving && <RevokeDialog name={leaving.name} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}

const styles = {
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], justifyContent: 'flex-end' }),
};
