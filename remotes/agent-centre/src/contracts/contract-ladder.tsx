import type { ContractClause } from '@atrium/contracts/agent-contracts';
import { useMoney } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { formatRate } from '@atrium/i18n/rate';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** A contract's steps, the highest first: the rate, and what a period must reach for it (12-03). */
export function ContractLadder({ clauses }: { clauses: readonly ContractClause[] }) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const rate = ({ ratePercent }: ContractClause) => formatRate(ratePercent, i18n.language);
  if (clauses.length === 1) return <b>{rate(clauses[0]!)}</b>;
  const conditions = ({ validBet, profitLoss, activeMembers }: ContractClause): string =>
    [
      validBet !== '0' && t('contracts.step.bet', { amount: money(validBet) }),
      profitLoss !== '0' && t('contracts.step.loss', { amount: money(profitLoss) }),
      activeMembers > 0 && t('contracts.step.members', { members: formatNumber(activeMembers, i18n.language) }),
    ]
      .filter(Boolean)
      .join(' · ') || t('contracts.step.always');
  return (
    <ol css={styles.ladder}>
      {clauses.toReversed().map((clause) => (
        <li key={clause.ratePercent} css={styles.step}>
          <b>{rate(clause)}</b>
          <small>{conditions(clause)}</small>
        </li>
      ))}
    </ol>
  );
}

const styles = {
  ladder: css({
    display: 'grid',
    gap: tokens.space[1],
    margin: 0,
    paddingBlock: tokens.space[2],
    paddingInline: 0,
    listStyle: 'none',
  }),
  step: css({
    display: 'grid',
    justifyItems: 'end',
    '& + &': { paddingBlockStart: tokens.space[1], borderBlockStart: `1px solid ${tokens.color.line}` },
    '& small': { color: tokens.color.text2, ...tokens.type.legal },
  }),
};
