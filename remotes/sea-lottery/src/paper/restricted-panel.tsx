import type { Board } from '@atrium/contracts/lottery-bets';
import { useNames } from '@atrium/draws/board/names';
import { panelLook } from '@atrium/draws/panel-look';
import { useMoney } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Thai } from './thai.tsx';

interface RestrictedPanelProps {
  board: Board;
  plays: ReadonlyMap<string, Play>;
  issue: string | undefined;
}

/** The numbers that this draw takes at a lower price, or no longer. */
export function RestrictedPanel({ board: { restrictions, limits }, plays, issue }: RestrictedPanelProps) {
  const { t } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  const money = useMoney();
  const names = useNames();
  const heading = useId();
  const ofDraw = restrictions.filter((one) => one.issue === issue && plays.has(one.play));
  const groups = [
    { state: 'reduced', mark: '▲', look: styles.warn, of: ofDraw.filter(({ share }) => share !== '0') },
    { state: 'closed', mark: '■', look: styles.bad, of: ofDraw.filter(({ share }) => share === '0') },
  ] as const;
  return (
    <section aria-labelledby={heading} css={styles.root}>
      <h3 id={heading} css={styles.title}>
        {t('restricted.title')} <Thai of="restricted" />
      </h3>
      {ofDraw.length === 0 && <p css={styles.note}>{t('restricted.none')}</p>}
      {groups.map(
        ({ state, mark, look, of }) =>
          of.length > 0 && (
            <div key={state}>
              <p css={[styles.state, look]}>
                <span aria-hidden>{mark}</span> {common(`board.grid.${state}`)}
              </p>
              <dl css={styles.list}>
                {[...Map.groupBy(of, ({ play }) => play)].map(([play, numbers]) => (
                  <div key={play} css={styles.row}>
                    <dt>{names.play(plays.get(play)!)}</dt>
                    <dd css={styles.numbers}>{numbers.map(({ number }) => number).join('  ')}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ),
      )}
      {limits.mostStakePerNumber !== null && (
        <p css={styles.note}>{t('restricted.most', { amount: money(limits.mostStakePerNumber) })}</p>
      )}
      <p css={styles.note}>{t('restricted.text')}</p>
    </section>
  );
}

const styles = {
  root: css({ ...panelLook, display: 'grid', gap: tokens.space[3], padding: tokens.space[4] }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  state: css({ margin: 0, fontWeight: tokens.weight.strong, ...tokens.type.small }),
  warn: css({ color: tokens.color.warn }),
  bad: css({ color: tokens.color.error }),
  list: css({ margin: 0, ...tokens.type.small }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: tokens.space[2],
    '& > dt': { color: tokens.color.text2 },
  }),
  numbers: css({ margin: 0, fontWeight: tokens.weight.bold, whiteSpace: 'pre-wrap', ...tokens.numerals }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
