import { useBalance, useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Stepper } from '@atrium/ui/stepper';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { panelLook } from '../panel-look.ts';
import { type Quote, returnOfAll, percentOf } from './quote.ts';
import type { SlipLine } from './slip.state.ts';

/** A line of the slip with its play's name and what it costs now; `quote` is null for a play that the game no longer has. */
export interface QuotedLine {
  readonly line: SlipLine;
  readonly name: string;
  readonly quote: Quote | null;
}

interface SlipProps {
  lines: readonly QuotedLine[];
  multiple: number;
  onMultiple: (multiple: number) => void;
  greatest: bigint | null;
  onRemove: (id: string) => void;
  onClear: () => void;
  /** Brings back what was removed last; null if there is nothing. */
  onUndo: (() => void) | null;
  onPlace: () => void;
  placing: boolean;
  /** Why the bet can't be placed, or what the last attempt said, with what to do. */
  message: ReactNode;
  closed: boolean;
  /** Opens the chase planner; null while it is open. */
  onChase: (() => void) | null;
  /** What the chase costs in all; null for a bet on one draw. */
  held: bigint | null;
}

/** The bet slip: lines with their price, the multiple, and the one button that places the bet (10-35). */
export function Slip(props: SlipProps) {
  const {
    lines,
    multiple,
    onMultiple,
    greatest,
    onRemove,
    onClear,
    onUndo,
    onPlace,
    placing,
    message,
    closed,
    onChase,
    held,
  } = props;
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  const heading = useId();
  const quotes = lines.flatMap(({ quote }) => quote ?? []);
  const stake = quotes.reduce((sum, quote) => sum + quote.stake, 0n);
  const back = quotes.length === lines.length ? returnOfAll(quotes) : null;
  const balance = useBalance();
  const left = balance && BigInt(balance.sumBalance) - (held ?? stake);
  return (
    <section aria-labelledby={heading} css={styles.root}>
      <header css={styles.head}>
        <h3 id={heading} css={styles.title}>
          {t('board.slip')}
        </h3>
        {onUndo && (
          <Button size="small" variant="quiet" onClick={onUndo}>
            {t('board.undo')}
          </Button>
        )}
        {lines.length > 0 && (
          <Button size="small" variant="quiet" onClick={onClear}>
            {t('board.clear')}
          </Button>
        )}
      </header>
      <ul aria-label={t('board.lines')} css={styles.lines}>
        {lines.map(({ line, name, quote }) => (
          <li key={line.id} css={styles.line}>
            <span css={styles.name}>{name}</span>
            <span css={styles.amount}>{quote ? money(String(quote.stake)) : t('board.noPlay')}</span>
            <span css={styles.numbers}>{line.selection.replaceAll('|', ' | ').replaceAll(',', ' ')}</span>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('board.removeLine', { line: name })}
              onClick={() => onRemove(line.id)}
            >
              {t('board.remove')}
            </Button>
            {quote && (
              <span css={styles.detail}>
                {t('board.lineDetail', {
                  notes: new Intl.NumberFormat(i18n.language).format(quote.notes),
                  unit: money(line.unit),
                  multiple: line.multiple * multiple,
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {lines.length === 0 && <p css={styles.empty}>{t('board.slipEmpty')}</p>}
      <div css={styles.row}>
        <span>{t('board.multiple')}</span>
        <Stepper
          label={t('board.multiple')}
          lessLabel={t('board.multipleLess')}
          moreLabel={t('board.multipleMore')}
          min={1}
          max={9_999}
          value={multiple}
          onChange={onMultiple}
        />
      </div>
      <dl css={styles.sums}>
        <div css={styles.row}>
          <dt>{t('board.greatest')}</dt>
          <dd css={styles.sum}>
            <output aria-label={t('board.greatest')}>
              {greatest === null ? t('board.pool') : money(String(greatest))}
            </output>
          </dd>
        </div>
        {back && (
          <div css={styles.row}>
            <dt>{t('board.return')}</dt>
            <dd css={styles.sum}>{formatPercent(percentOf(back), i18n.language, 1)}</dd>
          </div>
        )}
        <div css={[styles.row, styles.total]}>
          <dt>{t('board.stake')}</dt>
          <dd css={styles.sum}>
            <output aria-label={t('board.stake')}>{money(String(held ?? stake))}</output>
          </dd>
        </div>
      </dl>
      {onChase && lines.length > 0 && (
        <Button size="small" onClick={onChase}>
          {t('chase.start')}
        </Button>
      )}
      {message && <div css={styles.message}>{message}</div>}
      <Button
        variant="primary"
        size="large"
        wide
        busy={placing}
        disabled={lines.length === 0 || quotes.length < lines.length || closed}
        onClick={onPlace}
      >
        {closed ? t('board.closed') : t('board.place', { count: lines.length })}
      </Button>
      {left !== null && lines.length > 0 && left >= 0n && (
        <p css={styles.note}>{t('board.balanceAfter', { amount: money(String(left)) })}</p>
      )}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: tokens.space[3],
    padding: tokens.space[4],
    ...panelLook,
  }),
  head: css({ display: 'flex', alignItems: 'center', gap: tokens.space[2] }),
  title: css({ flex: 1, margin: 0, ...tokens.display, ...tokens.type.title }),
  lines: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', maxBlockSize: 420, overflowY: 'auto' }),
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `2px ${tokens.space[2]}`,
    paddingBlock: tokens.space[2],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 84,
  }),
  name: css({ fontWeight: tokens.weight.strong, ...tokens.type.small }),
  amount: css({ fontWeight: tokens.weight.strong, textAlign: 'end', ...tokens.type.small, ...tokens.numerals }),
  numbers: css({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...tokens.type.body,
    ...tokens.numerals,
  }),
  detail: css({ gridColumn: '1 / -1', color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  empty: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    ...tokens.type.small,
  }),
  sums: css({ display: 'grid', gap: tokens.space[1], margin: 0 }),
  sum: css({ margin: 0, ...tokens.numerals }),
  total: css({ fontWeight: tokens.weight.bold, ...tokens.type.title }),
  message: css({ ...tokens.type.small }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
