import type { QuotedLine } from '@atrium/draws/board/use-slip';
import { useMoney } from '@atrium/host';
import { IconButton } from '@atrium/ui/icon-button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { decimalPrice } from './price-text.ts';
import { PAPER } from '@atrium/draws/paper-look';

type QuotedPart = NonNullable<QuotedLine['quote']>['parts'][number];

/** The best price of a part, and that of an unrestricted number where it is another. */
const pricesOfPart = ({ prices, share }: QuotedPart): { own: string | undefined; full: string | null } => {
  const own = Object.values(prices)[0];
  if (own === undefined || share === '1') return { own, full: null };
  const [n, d = '1'] = share.split('/');
  const [top, bottom = '1'] = own.split('/');
  return { own, full: `${BigInt(top!) * BigInt(d)}/${BigInt(bottom) * BigInt(n!)}` };
};

/** A line whose play the game no longer has. */
const NOTHING = { parts: [], closed: [], stake: 0n };

/** One line of the list: its numbers, the price and the stake. Reduced numbers have the old price struck, closed ones cost nothing. */
export function PaperLine({
  quoted: { line, name, quote },
  multiple,
  onRemove,
}: {
  quoted: QuotedLine;
  /** Of the whole list. */
  multiple: number;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  const money = useMoney();
  const { parts, closed, stake } = quote ?? NOTHING;
  const each = String(BigInt(line.unit) * BigInt(line.multiple));
  return (
    <li css={styles.root}>
      <span css={styles.name}>
        {name} <span css={styles.quiet}>{t('paper.each', { amount: money(each) })}</span>
      </span>
      <span css={styles.stake}>{money(String(stake * BigInt(multiple)))}</span>
      <IconButton
        icon="close"
        label={common('board.removeLine', { line: name })}
        css={styles.remove}
        onClick={onRemove}
      />
      <div css={styles.parts}>
        {parts.map((part) => {
          const { own, full } = pricesOfPart(part);
          return (
            <span key={part.share} css={styles.part}>
              <span css={[styles.numbers, part.share !== '1' && styles.reduced]}>{part.numbers.join(' ')}</span>
              {part.share !== '1' && <b css={styles.reducedWord}>▲ {common('board.grid.reduced')}</b>}
              {own !== undefined && (
                <span css={styles.quiet}>
                  {full && (
                    <>
                      <s>{decimalPrice(full, i18n.language)}</s>{' '}
                    </>
                  )}
                  {t('pays', { price: decimalPrice(own, i18n.language) })}
                </span>
              )}
            </span>
          );
        })}
        {closed.length > 0 && (
          <span css={styles.part}>
            <s css={[styles.numbers, styles.closed]}>{closed.join(' ')}</s>
            <b css={styles.closedWord}>■ {common('board.grid.closed')}</b>
            <span css={styles.quiet}>{t('paper.notCharged')}</span>
          </span>
        )}
      </div>
    </li>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 40px',
    alignItems: 'center',
    gap: `0 ${tokens.space[2]}`,
    paddingBlock: tokens.space[2],
    borderBlockEnd: `1px dashed ${PAPER.line}`,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 84,
  }),
  name: css({ fontWeight: tokens.weight.bold, ...tokens.type.small }),
  quiet: css({ color: PAPER.quiet, fontWeight: tokens.weight.regular, ...tokens.type.small }),
  stake: css({ fontWeight: tokens.weight.bold, ...tokens.type.body }),
  remove: css({ color: PAPER.quiet }),
  parts: css({ gridColumn: '1 / 3', display: 'grid', gap: 2 }),
  part: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${tokens.space[2]}` }),
  numbers: css({
    fontWeight: tokens.weight.bold,
    letterSpacing: '.06em',
    overflowWrap: 'anywhere',
    ...tokens.type.title,
  }),
  reduced: css({ textDecoration: 'underline', textDecorationColor: PAPER.warn, textUnderlineOffset: 4 }),
  reducedWord: css({ color: PAPER.warn, ...tokens.type.small }),
  closed: css({ color: PAPER.quiet }),
  closedWord: css({ color: PAPER.bad, ...tokens.type.small }),
};
