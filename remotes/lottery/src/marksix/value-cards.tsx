import { KeyGroup } from '@atrium/draws/board/key-group';
import { SixBall } from '@atrium/draws/six-ball';
import { useNames } from '@atrium/draws/board/names';
import { decimalOf } from '@atrium/i18n/format';
import { fraction, rounded, times } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { type Pricing, priceOf } from '@atrium/lottery-rules/price';
import { BALLS } from '@atrium/lottery-rules/rules/marksix/balls';
import type { PickRow } from '@atrium/lottery-rules/selection';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { BallSet } from './ball-sets.ts';

interface ValueCardsProps {
  play: Play;
  row: PickRow;
  pricing: Pricing;
  picked: readonly string[];
  /** Sets whose balls are shown on the card of the same name: animals with those of this lunar year. */
  sets: readonly BallSet[];
  onPress: (value: string) => void;
}

/** Values of a play as cards: the name, the odds, and the balls that it stands for. */
export function ValueCards({ play, row, pricing, picked, sets, onPress }: ValueCardsProps) {
  const names = useNames();
  return (
    <KeyGroup aria-label={names.row(row.name)} css={styles.cards}>
      {row.values.map((value) => {
        const balls = BALLS.filter(sets.find(({ code }) => code === value)?.has ?? (() => false));
        const isPicked = picked.includes(value);
        const odds = oddsOf(play, value, pricing);
        return (
          <button key={value} type="button" aria-pressed={isPicked} css={styles.card} onClick={() => onPress(value)}>
            <span css={styles.head}>
              <span css={styles.name}>{names.value(value)}</span>{' '}
              {odds !== null && <span css={styles.odds}>{odds}</span>}
            </span>
            {balls.length > 0 && (
              <span css={styles.balls}>
                {balls.map((ball) => (
                  <SixBall key={ball} ball={ball} size={26} filled={isPicked} />
                ))}
              </span>
            )}
          </button>
        );
      })}
    </KeyGroup>
  );
}

/** What one note of the value pays for a unit; null for plays whose notes are several values. */
function oddsOf(play: Play, value: string, pricing: Pricing): string | null {
  const read = play.parse(value);
  if ('fault' in read) return null;
  const tier = Object.entries(play.tally(read.selection)).find(([name, notes]) => notes > 0n && name !== 'push')?.[0];
  const price = tier === undefined ? null : priceOf(play, tier, pricing);
  return price && decimalOf(String(rounded(times(price, fraction(100n)))), 2);
}

const styles = {
  cards: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))', gap: 6 }),
  card: css({
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[2],
    minBlockSize: 48,
    padding: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
    color: tokens.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    ...tokens.type.body,
    '&[aria-pressed="true"]': { borderColor: tokens.color.text, boxShadow: `inset 0 0 0 1px ${tokens.color.text}` },
  }),
  head: css({ display: 'flex', justifyContent: 'space-between', gap: tokens.space[2] }),
  name: css({ fontWeight: tokens.weight.strong }),
  odds: css({ fontWeight: tokens.weight.strong, ...tokens.numerals }),
  balls: css({ display: 'flex', flexWrap: 'wrap', gap: 4 }),
};
