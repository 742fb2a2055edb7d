import type { Game } from '@atrium/contracts/games';
import { mixedGames } from '@atrium/contracts/mixed-games';
import { host, launchObjectOf, useMember } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { IconButton } from '@atrium/ui/icon-button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { GameTile } from '../../games/game-tile.tsx';
import { welcomeAtom } from '../../session/welcome.state.ts';

const GAMES = 3;

export interface WelcomeProps {
  games: readonly Game[] | undefined;
}

/** The first steps of a new member, at the top of home: limits, the first deposit, a first game. Escape closes it. */
export function Welcome({ games = [] }: WelcomeProps) {
  const { t } = useTranslation('shell');
  const member = useMember();
  const setWelcome = useSetAtom(welcomeAtom);
  const title = useId();
  const close = () => setWelcome(false);
  // Before the paint: a key that follows what is seen at once is not lost.
  useLayoutEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[aria-modal]'))
        setWelcome(false);
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [setWelcome]);
  const step = (name: 'limits' | 'deposit', action: ReactNode) => (
    <li css={styles.step}>
      <h3 css={styles.head}>{t(`welcome.${name}.title`)}</h3>
      <p css={styles.text}>{t(`welcome.${name}.text`)}</p>
      {action}
    </li>
  );
  return (
    <section aria-labelledby={title} css={styles.welcome}>
      <header css={styles.bar}>
        <h2 id={title} css={styles.title}>
          {t('welcome.title', { name: member?.nickname || member?.account || '' })}
        </h2>
        <IconButton icon="close" label={t('welcome.close')} onClick={close} />
      </header>
      <ol css={styles.steps}>
        {step(
          'limits',
          <Button onClick={() => host().openCentre('member', 'protection')}>{t('welcome.limits.action')}</Button>,
        )}
        {step(
          'deposit',
          <Button variant="primary" onClick={() => host().openCentre('member', 'depositv2')}>
            {t('welcome.deposit.action')}
          </Button>,
        )}
        <li css={[styles.step, styles.play]}>
          <h3 css={styles.head}>{t('welcome.play.title')}</h3>
          <ul css={styles.games}>
            {mixedGames(games)
              .slice(0, GAMES)
              .map((game) => (
                <li key={game.gameId}>
                  <GameTile game={game} onOpen={() => void host().launch(launchObjectOf(game))} />
                </li>
              ))}
          </ul>
        </li>
      </ol>
    </section>
  );
}

const styles = {
  welcome: css({
    padding: tokens.space[5],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    [media.phone]: { padding: tokens.space[4] },
    [media.compact]: { order: -2 },
  }),
  bar: css({ display: 'flex', alignItems: 'center', gap: tokens.space[3], marginBlockEnd: tokens.space[4] }),
  title: css({ margin: 0, marginInlineEnd: 'auto', ...tokens.display, ...tokens.type.section }),
  steps: css({
    display: 'grid',
    // The two steps lie beside the games, whose covers are as high as both.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
    gap: `${tokens.space[5]} ${tokens.space[8]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  step: css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.space[2], minInlineSize: 0 }),
  head: css({ margin: 0, ...tokens.type.title }),
  play: css({ gridColumn: 2, gridRow: '1 / 3', [media.compact]: { gridColumn: 'auto', gridRow: 'auto' } }),
  text: css({ margin: 0, marginBlockEnd: tokens.space[1], color: tokens.color.text2, ...tokens.type.body }),
  games: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: tokens.space[3],
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // The least stake below a cover needs its width.
    [media.phone]: {
      gridAutoColumns: 'minmax(132px, 1fr)',
      marginInline: -4,
      padding: 4,
      inlineSize: 'calc(100% + 8px)',
      overflowX: 'auto',
    },
  }),
};
