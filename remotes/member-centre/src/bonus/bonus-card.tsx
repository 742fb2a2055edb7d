import type { Bonus } from '@atrium/contracts/bonuses';
import { balanceAtom, host, useInstant, useMoney, useZoneName } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Money } from '@atrium/ui/money';
import { Progress } from '@atrium/ui/progress';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { BonusTerms } from './bonus-terms.tsx';
import { forfeiting } from './bonus.state.ts';

const MARKS = {
  waiting: 'waiting',
  active: 'waiting',
  completed: 'good',
  'used-up': 'over',
  forfeited: 'void',
  expired: 'over',
} as const;

/** One bonus: what is left, how much of its turnover is done, its terms, and the way to give it up. */
export function BonusCard({ bonus, onForfeited }: { bonus: Bonus; onForfeited: () => void }) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const wallet = useAtomValue(balanceAtom);
  const sending = useAtomValue(forfeiting.runningAtom);
  const forfeit = useSetAtom(forfeiting.sendAtom);
  const zone = useZoneName();
  const isOpen = bonus.state === 'active' || bonus.state === 'waiting';
  const title = bonus.title || t('bonus.plain');
  const giveUp = async () => {
    const answer = await host().dialog({
      title: t('bonus.giveUpTitle'),
      text: t('bonus.giveUpText', { lost: money(bonus.balance), cash: money(wallet?.cash ?? '0') }),
      icon: 'warning',
      buttons: [
        { label: t('bonus.giveUp'), value: 'yes', tone: 'danger' },
        { label: t('bonus.keep'), value: 'no', tone: 'plain' },
      ],
    });
    if (answer !== 'yes') return;
    const ended = await forfeit({ body: { id: bonus.id, balance: bonus.balance } });
    if (ended) host().toast('success', t('bonus.gaveUp'));
    onForfeited();
  };
  const figures = isOpen
    ? [
        [t('bonus.left'), money(bonus.balance)],
        ...(bonus.inPlay === '0' ? [] : [[t('bonus.inPlay'), money(bonus.inPlay)]]),
      ]
    : [
        [t('bonus.becameCash'), money(bonus.converted)],
        [t('bonus.wentBack'), money(bonus.returned)],
      ];
  return (
    <Card css={styles.card} role="group" aria-label={title}>
      <div css={styles.head}>
        <h3 css={styles.title}>{title}</h3>
        <StateMark state={MARKS[bonus.state]}>{t(`bonus.state.${bonus.state}`)}</StateMark>
        <b css={styles.amount}>{money(bonus.amount)}</b>
      </div>
      <dl css={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt css={styles.quiet}>{name}</dt>
            <dd css={styles.place}>
              <Money fit text={value ?? ''} css={styles.figure} />
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <>
          <Progress
            label={t('bonus.turnover')}
            value={Number(bonus.wagered) / Number(bonus.wagering)}
            text={t('bonus.turnoverOf', { done: money(bonus.wagered), all: money(bonus.wagering) })}
            tone="own"
          />
          <p css={styles.quiet}>
            {bonus.endsAt
              ? t('bonus.endsAt', { at: instant(bonus.endsAt, 'date-time'), zone })
              : t('bonus.waits', { days: bonus.days })}
          </p>
          <BonusTerms bonus={bonus} />
          <Button size="small" disabled={sending} css={styles.giveUp} onClick={() => void giveUp()}>
            {t('bonus.giveUp')}
          </Button>
        </>
      )}
    </Card>
  );
}

const styles = {
  card: css({ display: 'grid', gap: tokens.space[4], padding: tokens.space[5] }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] }),
  title: css({ margin: 0, fontWeight: tokens.weight.strong, ...tokens.type.body }),
  amount: css({ marginInlineStart: 'auto', ...tokens.numerals }),
  figures: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: tokens.space[4],
    margin: 0,
  }),
  place: css({ margin: 0 }),
  figure: css({ margin: 0, fontWeight: tokens.weight.bold, ...tokens.type.figure, ...tokens.numerals }),
  quiet: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  giveUp: css({ justifySelf: 'start' }),
};
