import { host, Place, useInstant, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Progress } from '@atrium/ui/progress';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { AvatarLine } from '../avatar/avatar-line.tsx';
import { ClosureCard } from '../closure/closure-card.tsx';
import { ContactLine } from '../contacts/contact-line.tsx';
import type { ContactKind } from '../contacts/contacts.state.ts';
import { openPage } from '../frame/frame.state.ts';
import { PaymentPasswordCard } from '../payment-password/payment-password-card.tsx';
import { PayoutAccountsCard } from '../payout-accounts/payout-accounts-card.tsx';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { AuthenticatorCard } from '../security/authenticator-card.tsx';
import { OpenSessions } from '../security/open-sessions.tsx';
import { accountResource } from './account.state.ts';

const ContactDialog = lazy(async () => ({ default: (await import('../contacts/contact-dialog.tsx')).ContactDialog }));

// Below everything else, and rarely used.
const PersonalDataCard = lazy(async () => ({
  default: (await import('../personal-data/personal-data-card.tsx')).PersonalDataCard,
}));

const NOTHING = {};

export function Page() {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const [editing, setEditing] = useState<ContactKind | null>(null);
  const resource = useResource(accountResource);
  const value = resource.value;
  if (!value)
    return resource.status === 'failed' ? (
      <ResourceFault error={resource.error!} reload={resource.reload} />
    ) : (
      <Skeleton height={480} />
    );

  const rows: [string, ReactNode][] = [
    [t('account.name'), value.account],
    [t('account.nickname'), <bdi key="nickname">{value.nickname}</bdi>],
    [t('account.mobile'), <ContactLine key="mobile" kind="mobile" value={value.mobile} onEdit={setEditing} />],
    [t('account.email'), <ContactLine key="email" kind="email" value={value.email} onEdit={setEditing} />],
    [t('account.registered'), instant(value.registeredAt, 'date')],
    [t('account.passwordChanged'), instant(value.passwordChangedAt, 'date')],
  ];
  if (value.previousLogin)
    rows.push([
      t('account.previousLogin'),
      t('account.previousLoginAt', {
        at: instant(value.previousLogin.at, 'full'),
        ip: value.previousLogin.ip,
        country: value.previousLogin.country,
      }),
    ]);

  return (
    <>
      <PageHead title={t('pages.securityCenter')} />
      <div css={styles.columns}>
        <section css={styles.card}>
          <SectionHead title={t('account.data')} level={3} />
          <AvatarLine />
          <dl css={styles.rows}>
            {rows.map(([name, text]) => (
              <div key={name} css={styles.row}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div css={styles.actions}>
            <Button icon="lock" onClick={() => host().bus.emit('modal.requested', { name: 'changePassModal' })}>
              {t('account.changePassword')}
            </Button>
            <Button icon="shield" onClick={() => openPage('protection')}>
              {t('pages.protection')}
            </Button>
            <Button icon="user" onClick={() => openPage('identity')}>
              {t('pages.identity')}
            </Button>
            <Button icon="list" onClick={() => openPage('logins')}>
              {t('pages.logins')}
            </Button>
          </div>
        </section>
        <div css={styles.side}>
          <section css={styles.card}>
            <SectionHead title={t('account.rank')} level={3} />
            <div css={styles.rank}>{value.rank.name}</div>
            <p css={styles.text}>
              {value.rank.next ? t('account.toNext', { next: value.rank.next }) : t('account.topRank')}
            </p>
            {value.rank.next && (
              <Progress
                label={t('account.rankProgress')}
                value={value.rank.progress}
                text={t('records.share', { percent: Math.round(value.rank.progress * 100) })}
                tone="own"
              />
            )}
          </section>
          <Place name="member-centre.profile" input={NOTHING} />
        </div>
      </div>
      {editing && (
        <Suspense>
          <ContactDialog kind={editing} onClose={() => setEditing(null)} onChanged={() => void resource.reload()} />
        </Suspense>
      )}
      <PayoutAccountsCard />
      <div css={styles.proofs}>
        <PaymentPasswordCard />
        <PasskeysCard />
        <AuthenticatorCard />
      </div>
      <OpenSessions sessions={value.sessions} onChanged={resource.reload} />
      <ClosureCard />
      <Suspense fallback={null}>
        <PersonalDataCard />
      </Suspense>
    </>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: '3fr 2fr',
    gap: tokens.space[5],
    alignItems: 'start',
    marginBlockEnd: tokens.space[6],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  // The proofs of identity, side by side.
  proofs: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: tokens.space[5],
    marginBlockEnd: tokens.space[6],
    '& > section': { alignContent: 'start', margin: 0 },
  }),
  side: css({ display: 'grid', gap: tokens.space[5] }),
  card: css({
    padding: tokens.space[5],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface2,
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
  rows: css({ margin: `0 0 ${tokens.space[4]}`, ...tokens.type.small }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    paddingBlock: tokens.space[2],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, textAlign: 'end', fontWeight: tokens.weight.strong, overflowWrap: 'anywhere' },
  }),
  rank: css({ margin: 0, color: tokens.color.accentText, ...tokens.display, ...tokens.type.page }),
  text: css({ margin: `${tokens.space[1]} 0 ${tokens.space[4]}`, color: tokens.color.text2, ...tokens.type.small }),
};
