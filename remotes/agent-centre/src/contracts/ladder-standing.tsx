import type { Contract, ContractKind } from '@atrium/contracts/agent-contracts';
import type { PeriodStanding } from '@atrium/contracts/contract-standing';
import { useInstant, useMoney } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { type LadderClause, LadderStep } from './ladder-step.tsx';

interface LadderStandingProps {
  kind: ContractKind;
  side: Contract['role'];
  /** From the lowest. */
  clauses: readonly LadderClause[];
  /** Undefined while it is computed: the ladder is readable without it. */
  standing: PeriodStanding | undefined;
  /** Whether the period has not ended. */
  running?: boolean;
}

/** A ladder, the highest step first, measured by a period: what is reached, what is missing, and what it comes to (12-03). */
export function LadderStanding({ kind, side, clauses, standing, running = false }: LadderStandingProps) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const sums: [string, string][] = standing
    ? [
        [t('contracts.teamBet'), money(standing.validBet)],
        [t('contracts.teamNet'), money(standing.profitLoss)],
        ...(standing.costs === '0' ? [] : [[t('contracts.standing.costs'), money(standing.costs)] as [string, string]]),
        ...(standing.carried === '0'
          ? []
          : [[t('contracts.standing.carried'), money(standing.carried)] as [string, string]]),
        [t('contracts.active'), String(standing.activeMembers)],
        [t(`contracts.standing.base.${kind === 'dividend' ? 'loss' : 'bet'}`), money(standing.base)],
        ...(standing.lowers === '0'
          ? []
          : [[t('contracts.standing.lowers'), money(standing.lowers)] as [string, string]]),
      ]
    : [];
  const due = running ? 'soFar' : side === 'mine' ? 'wouldReceive' : 'wouldPay';
  return (
    <div css={styles.standing}>
      <ol css={styles.ladder} aria-label={t('contracts.standing.ladder')}>
        {clauses.toReversed().map((clause, at) => (
          <LadderStep key={at} number={clauses.length - at} clause={clause} standing={standing} />
        ))}
      </ol>
      {standing && (
        <>
          <p css={styles.span}>
            {t(running ? 'contracts.standing.running' : 'contracts.standing.ended', {
              span: t('contracts.fromUntil', {
                from: instant(standing.from, 'date-time'),
                until: instant(standing.to, 'date-time'),
              }),
            })}
          </p>
          <dl css={styles.sums}>
            {sums.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            <div css={styles.due}>
              <dt>{t(`contracts.standing.${due}`)}</dt>
              <dd>{money(standing.amount)}</dd>
            </div>
          </dl>
        </>
      )}
    </div>
  );
}

const styles = {
  standing: css({ display: 'grid', gap: tokens.space[3], ...tokens.numerals }),
  ladder: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  span: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  sums: css({
    display: 'grid',
    gap: tokens.space[1],
    margin: 0,
    ...tokens.type.small,
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: tokens.space[3] },
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, fontWeight: tokens.weight.strong, whiteSpace: 'nowrap' },
  }),
  due: css({
    alignItems: 'baseline',
    marginBlockStart: tokens.space[2],
    paddingBlockStart: tokens.space[2],
    borderBlockStart: `2px solid ${tokens.color.lineStrong}`,
    '& dd': { color: tokens.color.accentText, fontWeight: tokens.weight.bold, ...tokens.type.section },
  }),
};
