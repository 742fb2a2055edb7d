import { PAPER } from '@atrium/draws/paper-look';
import type { QuotedLine } from '@atrium/draws/board/use-slip';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { decimalPrice } from './price-text.ts';

type QuotedPart = NonNullable<QuotedLine['quote']>['parts'][number];

/** The best price of a part, and that of an unrestricted number where it is another. */
export const pricesOfPart = ({ prices, share }: QuotedPart): { own: string | undefined; full: string | null } => {
  const own = Object.values(prices)[0];
  if (own === undefined || share === '1') return { own, full: null };
  const [n, d = '1'] = share.split('/');
  const [top, bottom = '1'] = own.split('/');
  return { own, full: `${BigInt(top!) * BigInt(d)}/${BigInt(bottom) * BigInt(n!)}` };
};

/** Which numbers of a row pay less, with the old price struck, and which are closed and cost nothing. */
export function RowNotes({ cells, isNamed }: { cells: readonly QuotedLine[]; isNamed: boolean }) {
  const { t, i18n } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  return cells.map(({ line, name, quote }) => {
    const reduced = quote?.parts.filter(({ share }) => share !== '1') ?? [];
    const closed = quote?.closed ?? [];
    const play = isNamed && <span>{name}</span>;
    return (
      <div key={line.id} css={styles.root}>
        {reduced.map((part) => {
          const { own, full } = pricesOfPart(part);
          return (
            <span key={part.share} css={styles.note}>
              {play}
              <b>{part.numbers.join(' ')}</b>
              <b css={styles.warn}>▲ {common('board.grid.reduced')}</b>
              {own !== undefined && full !== null && (
                <span>
                  <s>{decimalPrice(full, i18n.language)}</s> {t('pays', { price: decimalPrice(own, i18n.language) })}
                </span>
              )}
            </span>
          );
        })}
        {closed.length > 0 && (
          <span css={styles.note}>
            {play}
            <s>{closed.join(' ')}</s>
            <b css={styles.bad}>■ {common('board.grid.closed')}</b>
            <span>{t('paper.notCharged')}</span>
          </span>
        )}
      </div>
    );
  });
}

const styles = {
  root: css({ display: 'grid', color: PAPER.quiet, ...tokens.type.small }),
  note: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${tokens.space[2]}`,
    '& > b:first-of-type': { color: PAPER.ink },
  }),
  warn: css({ color: PAPER.warn }),
  bad: css({ color: PAPER.bad }),
};
