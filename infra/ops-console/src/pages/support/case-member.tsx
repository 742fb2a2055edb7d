import type { OpenedCase } from '@atrium/contracts/operator-support';
import { buttonLook } from '@atrium/ui/button-look';
import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '../../data/use-money.ts';
import { Facts } from '../../parts/facts.tsx';
import { quiet } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

/** The sender: of a member the facts that matter for a reply; of a visitor only the language. */
export function CaseMember({
  id,
  account,
  language,
  vip,
  member,
  takenBy,
}: Pick<OpenedCase, 'id' | 'account' | 'language' | 'vip' | 'member' | 'takenBy'>) {
  const { t } = useTranslation();
  const money = useMoney();
  const { full } = useFormat();
  const moment = (at: string | null) => (at === null ? '–' : full(at));
  return (
    <section aria-label={t('support.who')}>
      <p css={styles.who}>
        <strong>
          <bdi>{account ?? t('support.visitor')}</bdi>
        </strong>
        {vip && <State tone="warn">{t('support.vip')}</State>}
        <span css={quiet}>{language}</span>
        {takenBy !== null && (
          <span css={quiet}>
            {t('support.takenBy')}: <bdi>{takenBy}</bdi>
          </span>
        )}
        {account !== null && (
          <Link
            to={`/members?account=${encodeURIComponent(account)}&reason=${encodeURIComponent(`support-${id}`)}`}
            css={buttonLook({ size: 'small' })}
          >
            {t('reviews.member')}
          </Link>
        )}
      </p>
      {member && (
        <Facts
          facts={[
            { key: 'state', name: t('state'), value: t(`members.states.${member.status}`) },
            { key: 'rank', name: t('members.facts.rank'), value: <bdi>{member.rank || '–'}</bdi> },
            { key: 'cash', name: t('wallets.cash'), value: money(member.cash, member.currency) },
            { key: 'withdrawals', name: t('support.openWithdrawals'), value: member.openWithdrawals },
            { key: 'deposit', name: t('support.lastDeposit'), value: moment(member.lastDepositAt) },
            {
              key: 'break',
              name: t('support.onBreak'),
              value: <State tone={member.onBreak ? 'bad' : 'good'}>{t(member.onBreak ? 'yes' : 'no')}</State>,
            },
            { key: 'login', name: t('members.facts.lastLogin'), value: moment(member.lastLoginAt) },
          ]}
        />
      )}
    </section>
  );
}

const styles = { who: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] }) };
