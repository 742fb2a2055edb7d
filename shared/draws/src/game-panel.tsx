import type { LotteryGame } from '@atrium/contracts/lottery';
import { useInstant, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { NextDraw } from './next-draw.tsx';
import { DrawHistory } from './draw-history.tsx';
import { languageOfName } from './name-language.ts';
import { panelLook } from './panel-look.ts';
import { ResultView } from './result-view.tsx';
import { DrawProof } from './draw-proof.tsx';

interface GamePanelProps {
  game: LotteryGame;
  /** Opens the game's board. */
  onPlay: () => void;
  onMoment: () => void;
}

/** One game in the lobby: when it closes, what was drawn, the way to its board, and every earlier result. */
export function GamePanel({ game, onPlay, onMoment }: GamePanelProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const instant = useInstant();
  const last = game.last[0];
  return (
    <div css={styles.panel}>
      <header css={styles.head}>
        <div css={styles.words}>
          <h2 lang={languageOfName(game.name)} css={styles.name}>
            {game.name}
          </h2>
          <p css={styles.facts}>
            {game.every ? t('every', { count: Math.round(game.every / 60) }) : t('scheduled')}{' '}
            {t('terms', { stake: money(game.minStake), prize: money(game.topPrize) })}
          </p>
        </div>
        <div css={styles.next}>
          <NextDraw draw={game.next} onMoment={onMoment} />
          {game.next && (
            <span css={styles.facts}>
              {t('issue', { issue: game.next.issue, at: instant(game.next.drawsAt, 'date-time') })}
            </span>
          )}
        </div>
      </header>

      <section>
        <h3 css={styles.title}>{t('lastResult')}</h3>
        {last?.result ? (
          <>
            <p css={styles.facts}>
              {t('drawn', { issue: last.issue, at: instant(last.drawnAt ?? last.drawsAt, 'full') })}
            </p>
            <div role="status" css={styles.result}>
              <ResultView family={game.family} result={last.result} />
            </div>
            <DrawProof draw={last} />
          </>
        ) : (
          <p css={styles.facts}>{t('noResult')}</p>
        )}
      </section>

      <Button variant="primary" css={styles.play} onClick={onPlay}>
        {t('play')}
      </Button>

      <DrawHistory game={game} />
    </div>
  );
}

const styles = {
  panel: css({
    display: 'grid',
    gap: tokens.space[6],
    ...panelLook,
    padding: tokens.space[5],
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[4] }),
  words: css({ flex: '1 1 240px' }),
  name: css({ margin: 0, ...tokens.display, ...tokens.type.section }),
  facts: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  next: css({
    display: 'grid',
    justifyItems: 'end',
    '& > span:first-of-type > span:last-of-type': { ...tokens.type.page },
  }),
  title: css({ margin: `0 0 ${tokens.space[2]}`, ...tokens.display, ...tokens.type.title }),
  result: css({ marginBlock: tokens.space[3] }),
  play: css({ justifySelf: 'start' }),
};
