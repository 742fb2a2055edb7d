import type { Board } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { tokens } from '@atrium/ui/theme';
import { visuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '../name-language.ts';
import { useNames } from './play-name.ts';

interface PlayHeadProps {
  board: Board;
  play: Play;
  /** How many numbers are picked. */
  picked: number;
  /** The name is in view above already. */
  isNamed?: boolean;
}

/** The chosen play, and what a number costs where that is more than one stake. */
export function PlayHead({ play, picked, isNamed = false }: PlayHeadProps) {
  const { t, i18n } = useTranslation('draws');
  const names = useNames();
  const number = new Intl.NumberFormat(i18n.language);
  const title = (
    <h3 lang={languageOfName(names.play(play))} css={styles.name}>
      {names.play(play)}
    </h3>
  );
  return (
    <div css={styles.root}>
      {isNamed ? <div css={visuallyHidden}>{title}</div> : title}
      {picked > 0 && <span css={styles.fact}>{t('board.picked', { number: number.format(picked) })}</span>}
      {play.priced === 'pool' && <span css={styles.fact}>{t('board.pool')}</span>}
      {play.cost > 1n && <span css={styles.fact}>{t('board.costOf', { times: number.format(play.cost) })}</span>}
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${tokens.space[3]}`,
  }),
  name: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  fact: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
