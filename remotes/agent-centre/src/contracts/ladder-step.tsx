import type { PeriodStanding } from '@atrium/contracts/contract-standing';
import { useMoney } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { formatRate } from '@atrium/i18n/rate';
import { Progress } from '@atrium/ui/progress';
import { StateMark } from '@atrium/ui/state-mark';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** A step as a contract has it or an offer sends it; a condition that is left out asks for nothing. */
export interface LadderClause {
  ratePercent: number;
  validBet?: string | undefined;
  profitLoss?: string | undefined;
  activeMembers?: number | undefined;
}

interface LadderStepProps {
  clause: LadderClause;
  /** From 1, the lowest. */
  number: number;
  standing: PeriodStanding | undefined;
}

/** One step of a ladder: its rate, how far the period is towards each of its conditions, and what it comes to. */
export function LadderStep({ clause, number, standing }: LadderStepProps) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const { validBet = '0', profitLoss = '0', activeMembers = 0 } = clause;
  const amount = (minor: bigint) => money(minor.toString());
  const count = (members: bigint) => formatNumber(Number(members), i18n.language);
  const conditions = [
    { name: 'bet', least: BigInt(validBet), has: BigInt(standing?.validBet ?? 0), shown: amount },
    { name: 'loss', least: BigInt(profitLoss), has: BigInt(standing?.loss ?? 0), shown: amount },
    { name: 'members', least: BigInt(activeMembers), has: BigInt(standing?.activeMembers ?? 0), shown: count },
  ] as const;
  const wanted = conditions.filter(({ least }) => least > 0n);
  const of = standing?.clauses[number - 1];
  const counts = standing?.reached === number;
  const missing = wanted.filter(({ least, has }) => has < least);
  return (
    <li css={[styles.step, counts && styles.counts]}>
      <b css={[styles.rate, of && !of.reached && styles.far]}>{formatRate(clause.ratePercent, i18n.language)}</b>
      <div css={styles.conditions}>
        {wanted.length === 0 && <span css={styles.quiet}>{t('contracts.step.always')}</span>}
        {wanted.map(({ name, least, has, shown }) => {
          const label = t(`contracts.step.${name}`, { amount: shown(least), members: shown(least) });
          return (
            <div key={name}>
              <span>{label}</span>
              {standing && (
                <Progress label={label} value={Number(has) / Number(least)} tone={counts ? 'own' : 'plain'} />
              )}
            </div>
          );
        })}
      </div>
      {of && (
        <div css={styles.end}>
          <b>{money(of.amount)}</b>
          {counts ? (
            <StateMark state="good">{t('contracts.standing.counts')}</StateMark>
          ) : of.reached ? (
            <StateMark state="over">{t('contracts.standing.reached')}</StateMark>
          ) : (
            <small css={styles.quiet}>
              {t('contracts.standing.missing', {
                what: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
                  missing.map(({ name, least, has, shown }) =>
                    t(`contracts.standing.missingOf.${name}`, {
                      amount: shown(least - has),
                      members: shown(least - has),
                    }),
                  ),
                ),
              })}
            </small>
          )}
        </div>
      )}
    </li>
  );
}

const styles = {
  step: css({
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) minmax(0, 150px)',
    alignItems: 'center',
    gap: tokens.space[3],
    paddingBlock: tokens.space[3],
    paddingInline: tokens.space[3],
    borderInlineStart: '3px solid transparent',
    borderBlockStart: `1px solid ${tokens.color.line}`,
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  }),
  counts: css({ borderInlineStartColor: tokens.color.accent, background: tokens.color.accentSoft }),
  rate: css({ fontWeight: tokens.weight.bold, ...tokens.type.section }),
  far: css({ color: tokens.color.text2 }),
  conditions: css({
    display: 'grid',
    gap: tokens.space[2],
    ...tokens.type.small,
    [media.phone]: { order: 3, gridColumn: '1 / -1' },
  }),
  end: css({ display: 'grid', justifyItems: 'end', textAlign: 'end', ...tokens.type.small }),
  quiet: css({ color: tokens.color.text2 }),
};
