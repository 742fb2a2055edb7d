import type { Contract } from '@atrium/contracts/agent-contracts';
import type { PeriodStanding } from '@atrium/contracts/contract-standing';
import { useMoney } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { formatRate } from '@atrium/i18n/rate';
import { Slider } from '@atrium/ui/slider';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { estimate } from './estimate.ts';
import { sliderScale } from './slider-scale.ts';

interface WhatIfProps {
  contract: Contract;
  /** Where the sliders begin. */
  standing: PeriodStanding;
}

/** What a contract would pay for other figures than those of the period: an estimate under three sliders. */
export function WhatIf({ contract: { kind, clauses }, standing }: WhatIfProps) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const [start] = useState(standing);
  const [bet, setBet] = useState(Number(start.validBet));
  const [members, setMembers] = useState(start.activeMembers);
  const [loss, setLoss] = useState(Math.max(0, Number(start.loss)));
  const { reached, base, amount } = estimate(kind, clauses, standing, {
    bet: BigInt(bet),
    members,
    loss: BigInt(loss),
  });
  const highest = clauses.at(-1)!;
  const paidOn = kind === 'dividend' ? 'loss' : 'bet';
  const minor = (value: number) => money(String(value));
  const count = (value: number) => formatNumber(value, i18n.language);
  const sliders = [
    {
      name: t('contracts.teamBet'),
      value: bet,
      set: setBet,
      scale: sliderScale(Number(start.validBet), Number(highest.validBet)),
      shown: minor,
    },
    {
      name: t('contracts.active'),
      value: members,
      set: setMembers,
      scale: sliderScale(start.activeMembers, highest.activeMembers, 10),
      shown: count,
    },
    ...(paidOn === 'loss'
      ? [
          {
            name: t('contracts.whatIf.loss'),
            value: loss,
            set: setLoss,
            scale: sliderScale(Number(start.loss), Number(highest.profitLoss)),
            shown: minor,
          },
        ]
      : []),
  ];
  const heading = useId();
  return (
    <section aria-labelledby={heading} css={styles.panel}>
      <header>
        <h4 id={heading} css={styles.title}>
          {t('contracts.whatIf.title')}
        </h4>
        <p css={styles.quiet}>{t('contracts.whatIf.text')}</p>
      </header>
      {sliders.map(({ name, value, set, scale, shown }) => (
        <div key={name} css={styles.slider}>
          <span css={styles.line}>
            {name} <b>{shown(value)}</b>
          </span>
          <Slider
            min={0}
            max={scale.most}
            step={scale.step}
            value={value}
            aria-label={name}
            aria-valuetext={shown(value)}
            onChange={set}
          />
          <span aria-hidden css={[styles.line, styles.ends]}>
            <span>{shown(0)}</span>
            <span>{shown(scale.most)}</span>
          </span>
        </div>
      ))}
      <dl aria-live="polite" css={styles.sums}>
        <div>
          <dt>{t('contracts.standing.ladder')}</dt>
          <dd>
            {reached === null
              ? t('contracts.whatIf.none')
              : t('contracts.whatIf.step', {
                  number: reached,
                  count: clauses.length,
                  rate: formatRate(clauses[reached - 1]!.ratePercent, i18n.language),
                })}
          </dd>
        </div>
        <div>
          <dt>{t(`contracts.standing.base.${paidOn}`)}</dt>
          <dd>{money(base.toString())}</dd>
        </div>
        <div css={styles.due}>
          <dt>{t('contracts.whatIf.due')}</dt>
          <dd>{money(amount.toString())}</dd>
        </div>
      </dl>
    </section>
  );
}

const styles = {
  panel: css({
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[3],
    padding: tokens.space[4],
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface3,
    ...tokens.numerals,
  }),
  title: css({ margin: 0, ...tokens.type.body, fontWeight: tokens.weight.strong }),
  quiet: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  slider: css({ display: 'grid', minInlineSize: 0, ...tokens.type.small }),
  line: css({ display: 'flex', justifyContent: 'space-between', gap: tokens.space[3] }),
  ends: css({ color: tokens.color.text2, ...tokens.type.legal }),
  sums: css({
    display: 'grid',
    gap: tokens.space[1],
    margin: 0,
    paddingBlockStart: tokens.space[3],
    borderBlockStart: `1px solid ${tokens.color.line}`,
    ...tokens.type.small,
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: tokens.space[3] },
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, fontWeight: tokens.weight.strong, textAlign: 'end' },
  }),
  due: css({
    alignItems: 'baseline',
    '& dd': { color: tokens.color.accentText, fontWeight: tokens.weight.bold, ...tokens.type.section },
  }),
};
