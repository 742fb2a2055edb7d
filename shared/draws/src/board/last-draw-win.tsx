import type { Draw } from '@atrium/contracts/lottery';
import type { Board } from '@atrium/contracts/lottery-bets';
import { useMoney } from '@atrium/host';
import { isFamily } from '@atrium/lottery-rules/families';
import type { Play } from '@atrium/lottery-rules/play';
import { payoutOf, pricesOf } from '@atrium/lottery-rules/price';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewLine } from './slip.state.ts';

interface LastDrawWinProps {
  board: Board;
  play: Play;
  line: NewLine;
  last: Draw;
}

/** What the picks would have won in the last draw: an example of the rule, at today's prices. Nothing where a pool pays. */
export function LastDrawWin({ board, play, line, last }: LastDrawWinProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const { pricing } = board.rules;
  const payout = useMemo(() => wouldPay(play, line, last.result, pricing), [play, line, last.result, pricing]);
  if (payout === null) return null;
  return (
    <p css={styles}>
      {payout > 0n
        ? t('pays.wouldWin', { issue: last.issue, amount: money(String(payout)) })
        : t('pays.wouldNot', { issue: last.issue })}
    </p>
  );
}

function wouldPay(
  play: Play,
  { selection, unit, multiple }: NewLine,
  text: string | null,
  pricing: Board['rules']['pricing'],
): bigint | null {
  const read = play.parse(selection);
  const result = text !== null && isFamily(play.family) ? parseResult(play.family, text) : null;
  const prices = pricesOf(play, pricing);
  if ('fault' in read || !result || !prices || play.priced === 'pool') return null;
  return payoutOf(
    play.wins(read.selection, result),
    { ...prices, push: '1' },
    {
      unitMinor: BigInt(unit),
      multiple: BigInt(multiple),
    },
  );
}

const styles = css({
  margin: 0,
  padding: tokens.space[3],
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface2,
  ...tokens.type.small,
  ...tokens.numerals,
});
