import type { OperatedMember } from '@atrium/contracts/operator-members';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { Facts } from '../../parts/facts.tsx';
import { quiet, stack } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';

/** The limits and breaks in effect. They are the member's own: the console shows them and changes none. */
export function MemberProtection({ member: { limits, exclusions, balance } }: { member: OperatedMember }) {
  const { t } = useTranslation();
  const { full } = useFormat();
  const money = useMoney();
  const most = (kind: string, amount: string) =>
    kind === 'session_time' ? t('members.minutes', { minutes: amount }) : money(amount, balance.currency);
  return (
    <Card as="section" title={t('members.protection')}>
      <div css={stack}>
        {exclusions.map(({ kind, from, until }) => (
          <Note key={`${kind} ${from}`} tone="warn" title={t(`members.breaks.${kind}`)}>
            <p>
              {until
                ? t('members.breakUntil', { from: full(from), until: full(until) })
                : t('members.breakOpen', { from: full(from) })}
            </p>
          </Note>
        ))}
        {limits.length > 0 && (
          <Facts
            facts={limits.map(({ kind, period, amount }) => ({
              key: `${kind} ${period}`,
              name: t(`members.limits.${kind}`, { period: t(`members.periods.${period}`) }),
              value: most(kind, amount),
            }))}
          />
        )}
        {limits.length + exclusions.length === 0 && <p css={quiet}>{t('members.noProtection')}</p>}
      </div>
    </Card>
  );
}
