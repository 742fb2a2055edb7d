import type { Board } from '@atrium/contracts/lottery-bets';
import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { compare, type Fraction } from '@atrium/lottery-rules/fraction';
import { exampleOf, type Play } from '@atrium/lottery-rules/play';
import { priceOf } from '@atrium/lottery-rules/price';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '../name-language.ts';
import { useNames } from '../board/play-name.ts';
import { printedOrder } from '../printed-order.ts';
import { percentOf, quoteOf } from '../board/quote.ts';
import { RULES_NAMESPACE } from './rule-texts.ts';
import { useRule } from './use-rule.ts';

/** One play in words, with an example at the board's prices. */
export function PlayRule({ play, board }: { play: Play; board: Board }) {
  const { t, i18n } = useTranslation(RULES_NAMESPACE);
  const names = useNames();
  const rule = useRule();
  const money = useMoney();
  const heading = useId();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const example = exampleOf(play);
  const picked = example.map((row) => row.map(names.value).join(' ')).join(' | ');
  const quote = quoteOf(play, example, board.rules.pricing, { unit: board.unit, multiple: 1 });
  const prices = Object.keys(play.tiers)
    .flatMap((tier) => priceOf(play, tier, board.rules.pricing) ?? [])
    .toSorted(compare);
  const figure = ({ n, d }: Fraction): string => number.format(Number(n) / Number(d));
  const [lowest, highest] = [prices[0], prices.at(-1)];
  const pays =
    !lowest || !highest
      ? t('draws:board.pool')
      : compare(lowest, highest) === 0
        ? figure(lowest)
        : t('range', { from: figure(lowest), to: figure(highest) });
  return (
    <article aria-labelledby={heading} css={styles.root}>
      <h3 id={heading} css={styles.name}>
        <span lang={languageOfName(names.play(play))}>{names.play(play)}</span>
      </h3>
      <p css={styles.text}>{rule(play).join(' ')}</p>
      <p css={styles.example}>
        {t('example', {
          selection: /\p{L}/u.test(picked) ? picked : printedOrder(picked, i18n.language),
          notes: number.format(quote.notes),
          stake: money(String(quote.stake)),
        })}
      </p>
      <dl css={styles.facts}>
        <div>
          <dt>{t('cost')}</dt>
          <dd>{`×${number.format(play.cost)}`}</dd>
        </div>
        <div>
          <dt>{t('pays')}</dt>
          <dd>{pays}</dd>
        </div>
        <div>
          <dt>{t('draws:board.return')}</dt>
          <dd>{quote.return ? formatPercent(percentOf(quote.return), i18n.language, 1) : t('draws:board.pool')}</dd>
        </div>
      </dl>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[1] }),
  name: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  text: css({ margin: 0, ...tokens.type.body }),
  example: css({
    margin: 0,
    color: tokens.color.text2,
    overflowWrap: 'anywhere',
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${tokens.space[5]}`,
    margin: 0,
    ...tokens.type.small,
    ...tokens.numerals,
    '& > div': { display: 'flex', gap: tokens.space[2] },
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, fontWeight: tokens.weight.strong },
    [media.phone]: { flexDirection: 'column' },
  }),
};
