import type { Board } from '@atrium/contracts/lottery-bets';
import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { parseFraction } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { panelLook } from '../panel-look.ts';
import { percentOf } from './quote.ts';

/** The jackpot of a game with a pool, and what one entry wins in each division. Nothing for other games. */
export function PoolPanel({ board, plays }: { board: Board; plays: ReadonlyMap<string, Play> }) {
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  const title = useId();
  const { pool } = board.rules.pricing;
  const shared = [...plays.values()].find(({ priced }) => priced === 'pool');
  if (!pool || !shared || board.jackpot === undefined) return null;
  const percent = (part: string): string => {
    const read = parseFraction(part);
    return read ? formatPercent(percentOf(read), i18n.language, 1) : part;
  };
  const prizeOf = (tier: string): string => {
    const fixed = pool.fixed[tier];
    if (fixed !== undefined) return money(fixed);
    return t(`pool.share.${pool.sharesOf}`, { percent: percent(pool.shares[tier] ?? '0') });
  };
  return (
    <section aria-labelledby={title} css={styles.root}>
      <div css={styles.head}>
        <h3 id={title} css={styles.name}>
          {t('pool.jackpot')}
        </h3>
        <output aria-label={t('pool.jackpot')} css={styles.figure}>
          {money(board.jackpot)}
        </output>
      </div>
      <div>
        <p css={styles.text}>{t('pool.text', { percent: percent(pool.fund) })}</p>
        <details css={styles.prizes}>
          <summary css={styles.summary}>{t('pool.prizes', { unit: money(pool.unitMinor) })}</summary>
          <dl css={styles.list}>
            {Object.keys(shared.tiers).map((tier, index) => (
              <div key={tier} css={styles.prize}>
                <dt>{t('pool.division', { number: index + 1 })}</dt>
                <dd css={styles.amount}>{prizeOf(tier)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}

const styles = {
  root: css({
    ...panelLook,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${tokens.space[1]} ${tokens.space[5]}`,
    paddingBlock: tokens.space[3],
    paddingInline: tokens.space[4],
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: tokens.space[3] },
  }),
  head: css({
    display: 'grid',
    gap: tokens.space[1],
    [media.phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
  }),
  name: css({ margin: 0, color: tokens.color.text2, fontWeight: tokens.weight.regular, ...tokens.type.small }),
  figure: css({
    fontWeight: tokens.weight.bold,
    ...tokens.type.figure,
    ...tokens.numerals,
    [media.phone]: tokens.type.page,
  }),
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  prizes: css(tokens.type.small),
  summary: css({ minBlockSize: 32, alignContent: 'center', cursor: 'pointer', [media.phone]: { minBlockSize: 44 } }),
  list: css({ display: 'grid', margin: 0, maxInlineSize: 480 }),
  prize: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    paddingBlock: tokens.space[1],
    borderBlockStart: `1px solid ${tokens.color.line}`,
    '& > dt': { color: tokens.color.text2 },
  }),
  amount: css({ margin: 0, fontWeight: tokens.weight.strong, ...tokens.numerals }),
};
