import { panelLook } from '@atrium/draws/panel-look';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Came } from './number-history.ts';

/** Numbers that are listed; more would hide the results below. */
const SHOWN = 10;

interface TrendProps {
  numbers: readonly string[];
  history: (number: string) => Came;
  /** Draws that the bars show. */
  draws: number;
}

/** The picked numbers over the last draws: a bar for each draw, with hits and the last time in words (10-42). */
export function Trend({ numbers, history, draws }: TrendProps) {
  const { t } = useTranslation('vnlottery');
  const heading = useId();
  const shown = numbers.slice(0, SHOWN);
  return (
    <section aria-labelledby={heading} css={styles.root}>
      <h3 id={heading} css={styles.title}>
        {t('trend.title')} <span css={styles.note}>{t('trend.of', { draws })}</span>
      </h3>
      {shown.length === 0 ? (
        <p css={styles.text}>{t('trend.empty')}</p>
      ) : (
        <table css={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('trend.number')}</th>
              <th scope="col" css={styles.bars}>
                {t('trend.draws')}
              </th>
              <th scope="col">{t('trend.hits')}</th>
              <th scope="col">{t('trend.last')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((number) => {
              const { gap, hits, byDraw } = history(number);
              return (
                <tr key={number}>
                  <th scope="row" css={styles.number}>
                    {number}
                  </th>
                  <td css={styles.bars}>
                    <span aria-hidden css={styles.row}>
                      {byDraw.toReversed().map((times, at) => (
                        <span key={at} css={[styles.bar, times === 1 && styles.once, times > 1 && styles.often]} />
                      ))}
                    </span>
                  </td>
                  <td>{hits}</td>
                  <td>
                    {gap === null
                      ? t('figures.never', { draws })
                      : gap === 0
                        ? t('figures.latest')
                        : t('figures.gapOf', { count: gap })}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p css={styles.text}>{t('trend.chance')}</p>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: tokens.space[3],
    ...panelLook,
    padding: tokens.space[5],
    [media.phone]: { padding: tokens.space[4] },
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  note: css({ color: tokens.color.text2, fontWeight: tokens.weight.regular, ...tokens.type.small }),
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    ...tokens.type.small,
    ...tokens.numerals,
    '& th, & td': { padding: tokens.space[2], textAlign: 'end', fontWeight: tokens.weight.regular },
    '& thead th': { color: tokens.color.text2 },
    '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
    '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: 0 },
    '& tbody tr > *': { borderBlockStart: `1px solid ${tokens.color.line}` },
  }),
  number: css({ '&&': { fontWeight: tokens.weight.bold, ...tokens.type.title } }),
  bars: css({ inlineSize: '60%', '&&': { textAlign: 'start' }, [media.phone]: { inlineSize: '40%' } }),
  row: css({ display: 'flex', alignItems: 'end', gap: 2, blockSize: 20 }),
  bar: css({ flex: 1, blockSize: 1, background: tokens.color.lineStrong }),
  once: css({ blockSize: 10, background: tokens.color.text2 }),
  often: css({ blockSize: 20, background: tokens.color.text }),
};
