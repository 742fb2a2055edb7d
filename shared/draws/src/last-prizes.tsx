import type { LotteryGame } from '@atrium/contracts/lottery';
import { useInstant } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHits } from './drawing/own-outcome.tsx';
import { panelLook } from './panel-look.ts';
import { isPrizeTable, ResultView } from './result-view.tsx';

/** The latest result below the board, where it is a list of prizes. `without`: groups that are shown beside the board. */
export function LastPrizes({ game, without }: { game: LotteryGame; without?: readonly string[] }) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  const last = game.last[0];
  const hits = useHits(last?.issue);
  // A result that was there when the page opened is not drawn again.
  const [first] = useState(last?.issue);
  if (!last?.result || !isPrizeTable(game.family)) return null;
  const title = t(without ? 'otherPrizes' : 'lastResult');
  return (
    <section aria-label={title} css={styles.root}>
      <h3 css={styles.title}>{title}</h3>
      <p css={styles.fact}>{t('drawn', { issue: last.issue, at: instant(last.drawnAt ?? last.drawsAt, 'full') })}</p>
      <ResultView
        key={last.issue}
        family={game.family}
        result={last.result}
        hits={hits}
        {...(without && { without })}
        appears={last.issue !== first}
      />
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: tokens.space[3],
    padding: tokens.space[5],
    ...panelLook,
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  fact: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
