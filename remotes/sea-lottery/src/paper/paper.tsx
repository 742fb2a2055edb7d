import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import { host, useInstant, useMoney } from '@atrium/host';
import { IconButton } from '@atrium/ui/icon-button';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { thumbLook } from '@atrium/draws/panel-look';
import type { QuotedLine } from '@atrium/draws/board/use-slip';
import { PAPER } from '@atrium/draws/paper-look';
import { PaperTear } from '@atrium/draws/paper-tear';
import { blocksOf } from './blocks.ts';
import type { Kind } from './kinds.ts';
import { PaperBlock } from './paper-block.tsx';

interface PaperProps {
  game: LotteryGame;
  draw: Draw | null;
  lines: readonly QuotedLine[];
  kinds: readonly Kind[];
  isThai: boolean;
  multiple: number;
  /** Of the whole list, in minor units. */
  stake: bigint;
  onRemove: (...ids: readonly string[]) => void;
  onClear: () => void;
  /** Brings back what was removed last; null if there is nothing. */
  onUndo: (() => void) | null;
  /** Below the sum: how often, the greatest win, and the button that places the bet. */
  children: ReactNode;
}

/** The list as a sheet of paper: one line for each play, restricted numbers in words, the sum at its foot (10-43). */
export function Paper({
  game,
  draw,
  lines,
  kinds,
  isThai,
  multiple,
  stake,
  onRemove,
  onClear,
  onUndo,
  children,
}: PaperProps) {
  const { t } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  const money = useMoney();
  const instant = useInstant();
  const heading = useId();
  const blocks = useMemo(() => blocksOf(lines, kinds), [lines, kinds]);
  const numbers = lines.reduce((sum, { quote }) => sum + (quote?.notes ?? 0n), 0n);
  return (
    <section aria-labelledby={heading} tabIndex={-1} data-autofocus css={styles.root}>
      <div css={styles.sheet}>
        <header css={styles.head}>
          <span>
            <span css={styles.brand}>{host().brand.name}</span>
            <h3 id={heading} css={styles.name}>
              {common('board.slip')}
            </h3>
          </span>
          <span css={styles.draw}>
            {game.name}
            <br />
            {draw ? instant(draw.drawsAt, 'date-time') : common('noDraw')}
          </span>
        </header>
        <ul aria-label={common('board.lines')} css={styles.lines}>
          {blocks.map((block) => (
            <PaperBlock
              key={[...block.rows[0]!.cells.values()][0]!.line.id}
              block={block}
              isThai={isThai}
              multiple={multiple}
              onRemove={onRemove}
            />
          ))}
        </ul>
        {lines.length === 0 && <p css={styles.empty}>{common('board.slipEmpty')}</p>}
        <footer css={styles.foot}>
          <span>{t('paper.numbers', { count: Number(numbers) })}</span>
          <span css={styles.actions}>
            {onUndo && (
              <Button size="small" variant="quiet" css={styles.quiet} onClick={onUndo}>
                {common('board.undo')}
              </Button>
            )}
            {lines.length > 0 && (
              <IconButton icon="close" label={common('board.clear')} css={styles.quiet} onClick={onClear} />
            )}
          </span>
          <output aria-label={common('board.stake')} css={styles.sum}>
            {money(String(stake))}
          </output>
        </footer>
      </div>
      <PaperTear />
      <div css={styles.send}>{children}</div>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', minInlineSize: 0, '&:focus': { outline: 'none' }, ...thumbLook }),
  sheet: css({
    padding: `${tokens.space[5]} ${tokens.space[5]} ${tokens.space[3]}`,
    borderRadius: `${tokens.radius.medium} ${tokens.radius.medium} 0 0`,
    background: PAPER.sheet,
    color: PAPER.ink,
    colorScheme: 'light',
    filter: `drop-shadow(0 0 1px ${tokens.color.lineStrong})`,
    ...tokens.numerals,
  }),
  head: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: tokens.space[3],
    paddingBlockEnd: tokens.space[3],
    borderBlockEnd: `2px solid ${PAPER.ink}`,
  }),
  brand: css({ display: 'block', ...tokens.display, ...tokens.type.page }),
  name: css({ margin: 0, color: PAPER.quiet, fontWeight: tokens.weight.regular, ...tokens.type.small }),
  draw: css({ color: PAPER.quiet, textAlign: 'end', ...tokens.type.small }),
  lines: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  empty: css({
    margin: 0,
    paddingBlock: tokens.space[6],
    color: PAPER.quiet,
    textAlign: 'center',
    ...tokens.type.body,
  }),
  foot: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: tokens.space[3],
    paddingBlockStart: tokens.space[3],
    borderBlockStart: `2px solid ${PAPER.ink}`,
    ...tokens.type.small,
  }),
  actions: css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[1] }),
  quiet: css({ color: PAPER.quiet }),
  sum: css({ fontWeight: tokens.weight.bold, ...tokens.type.page }),
  send: css({ display: 'grid', gap: tokens.space[3], paddingBlockStart: tokens.space[3] }),
};
