import type { Promotion } from '@atrium/contracts/promotions';
import { useInstant, useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { tokens, media } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Rules = NonNullable<Promotion['rules']>;

/** The rules of a promotion as the gateway follows them, in the eight items of SY-10. Source: 11-22. */
export function PromotionTerms({ promotion, rules }: { promotion: Promotion; rules: Rules }) {
  const { t } = useTranslation('shell');
  const instant = useInstant();
  const { startsAt, endsAt } = promotion;
  return (
    <section aria-label={t('activity.terms.title')} css={styles.section}>
      <h2 css={styles.title}>{t('activity.terms.title')}</h2>
      <dl css={styles.list}>
        <Item name={t('activity.terms.what')}>
          <Award rules={rules} />
        </Item>
        <Item name={t('activity.terms.paid')}>
          {t(rules.bonus ? 'activity.terms.asBonus' : 'activity.terms.asCash')} ·{' '}
          {t(rules.automatic ? 'activity.terms.automatic' : 'activity.terms.byClaim')}
        </Item>
        <Item name={t('activity.terms.who')}>
          {t(rules.onePer.length > 0 ? 'activity.terms.onceAddress' : 'activity.terms.oncePerson')}
        </Item>
        <Item name={t('activity.terms.dates')}>
          {endsAt
            ? t('promotions.runs', { from: instant(startsAt, 'date-time'), until: instant(endsAt, 'date-time') })
            : t('promotions.since', { from: instant(startsAt, 'date-time') })}
        </Item>
        {rules.bonus ? (
          <BonusItems bonus={rules.bonus} />
        ) : (
          <>
            <Item name={t('activity.terms.turnover')}>{t('activity.terms.noTurnover')}</Item>
            <Item name={t('activity.terms.cancel')}>{t('activity.terms.keepsCash')}</Item>
          </>
        )}
      </dl>
    </section>
  );
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div css={styles.item}>
    <dt css={styles.name}>{name}</dt>
    <dd css={styles.value}>{children}</dd>
  </div>
);

function BonusItems({ bonus }: { bonus: NonNullable<Rules['bonus']> }) {
  const { t, i18n } = useTranslation('shell');
  const money = useMoney();
  const bound = (amount: string | null) => (amount === null ? t('activity.terms.noLimit') : money(amount));
  const games = bonus.contribution.map(
    ({ category, percent }) => `${t(`category.${category}`)} ${formatPercent(percent, i18n.language, 0)}`,
  );
  return (
    <>
      <Item name={t('activity.terms.games')}>
        {new Intl.ListFormat(i18n.language, { type: 'unit' }).format(games)}. {t('activity.terms.otherGames')}
      </Item>
      <Item name={t('activity.terms.turnover')}>
        {t('activity.terms.times', { times: bonus.wageringTimes, days: bonus.days })}
      </Item>
      <Item name={t('activity.terms.maxBet')}>{bound(bonus.maxBet)}</Item>
      <Item name={t('activity.terms.maxWin')}>{bound(bonus.maxWin)}</Item>
      <Item name={t('activity.terms.cancel')}>{t('activity.terms.giveUp')}</Item>
    </>
  );
}

function Award({ rules }: { rules: Rules }): string {
  const { t, i18n } = useTranslation('shell');
  const money = useMoney();
  const share = (percent: number) => formatPercent(percent, i18n.language, 0);
  switch (rules.engine) {
    case 'deposit-match':
      return t('activity.terms.get.deposit-match', {
        percent: share(rules.percent),
        least: money(rules.least),
        most: money(rules.most),
      });
    case 'loss-cashback':
      return t(`activity.terms.get.loss-cashback-${rules.period}`, {
        percent: share(rules.percent),
        least: money(rules.least),
        most: money(rules.most),
      });
    case 'free-tickets':
      return t('activity.terms.get.free-tickets', { every: rules.every, most: money(rules.most) });
    case 'referral':
      return [
        t('activity.terms.get.referral', {
          amount: money(rules.amount),
          deposits: money(rules.deposits),
          stakes: money(rules.stakes),
          friends: rules.friends,
        }),
        ...(rules.friendToo ? [t('activity.terms.get.referralToo')] : []),
      ].join(' · ');
    case 'check-in':
      return t('activity.terms.get.check-in', { amount: money(rules.amount), days: rules.days });
    case 'raffle':
      return t('activity.terms.get.raffle');
  }
}

const styles = {
  section: css({ display: 'grid', gap: tokens.space[3] }),
  title: css({ margin: 0, ...tokens.type.title }),
  list: css({ display: 'grid', margin: 0, borderBlockStart: `1px solid ${tokens.color.line}` }),
  item: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    paddingBlock: tokens.space[3],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  name: css({ color: tokens.color.text2, ...tokens.type.small }),
  value: css({ margin: 0, ...tokens.type.body, ...tokens.numerals }),
};
