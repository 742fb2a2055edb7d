import type { LotteryGame } from '@atrium/contracts/lottery';
import { useHits } from '@atrium/draws/drawing/own-outcome';
import { LastPrizes } from '@atrium/draws/last-prizes';
import { isFamily } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { panelLook } from '@atrium/draws/panel-look';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Ending, headsAndTails } from './heads-tails.ts';

/** The prizes of the last draw, and its endings by first and last digit beside them; own hits are marked in both (10-38). */
export function StationResult({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('vnlottery');
  const heading = useId();
  const last = game.last[0];
  const hits = useHits(last?.issue);
  const { family } = game;
  const result = last?.result && isFamily(family) && family.startsWith('vn-') ? parseResult(family, last.result) : null;
  if (!result) return <LastPrizes game={game} />;
  const listed = (endings: readonly Ending[]) =>
    endings.map(({ text, own }, at) => (
      <span key={at} css={styles.ending}>
        {own ? <mark css={styles.own}>{text}</mark> : text}
      </span>
    ));
  return (
    <div css={styles.root}>
      <LastPrizes game={game} />
      <section aria-labelledby={heading} css={styles.panel}>
        <h3 id={heading} css={styles.title}>
          {t('endings.title')}
        </h3>
        <table css={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('endings.heads')}</th>
              <th scope="col">{t('endings.digit')}</th>
              <th scope="col">{t('endings.tails')}</th>
            </tr>
          </thead>
          <tbody>
            {headsAndTails(result, hits).map(({ digit, heads, tails }) => (
              <tr key={digit}>
                <td>{listed(heads)}</td>
                <th scope="row">{digit}</th>
                <td>{listed(tails)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: tokens.space[4],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  panel: css({
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[3],
    ...panelLook,
    padding: tokens.space[5],
    [media.phone]: { padding: tokens.space[4] },
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    border: `1px solid ${tokens.color.line}`,
    ...tokens.type.body,
    ...tokens.numerals,
    '& tr + tr > *, & tbody tr > *': { borderBlockStart: `1px solid ${tokens.color.line}` },
    '& thead th': { color: tokens.color.text2, fontWeight: tokens.weight.medium, ...tokens.type.small },
    '& th, & td': { padding: `6px ${tokens.space[3]}`, textAlign: 'start' },
    '& td:first-of-type, & thead th:first-of-type': { textAlign: 'end' },
    '& tbody th': { inlineSize: 48, background: tokens.color.sunk, textAlign: 'center' },
    '& td': { inlineSize: '45%' },
  }),
  ending: css({ display: 'inline-block', marginInline: 5 }),
  own: css({
    padding: '0 2px',
    background: tokens.color.winSoft,
    color: tokens.color.win,
    fontWeight: tokens.weight.bold,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 4,
  }),
};
