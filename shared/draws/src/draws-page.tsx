import type { LotteryGame } from '@atrium/contracts/lottery';
import { useErrorSentence, useOwnView, useResource } from '@atrium/host';
import { languageCodeOf } from '@atrium/contracts/language-of';
import type { LocaleLoaders } from '@atrium/i18n/create-i18n';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { visuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { type ComponentType, lazy, Suspense, startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { BoardProps } from './board/board.tsx';
import { chooseGame, choosePlayType } from './choose-game.ts';
import { lobbyResource } from './draws.state.ts';
import { GameStrip, type GameStripProps } from './game-strip.tsx';
import { LastPrizes } from './last-prizes.tsx';
import { Heart } from './lobby/heart.tsx';
import { useFavourites } from './lobby/use-favourites.ts';
import { languageOfName } from './name-language.ts';
import { thumbLook } from './panel-look.ts';
import { RuleTextsContext } from './rules/rule-texts-context.ts';
import { RulesButton } from './rules/rules-button.tsx';
import { ServerTime } from './server-time.tsx';
import { usePhone } from '@atrium/ui/use-phone';

/** A visitor on a board does not load the lobby. */
const DrawsLobby = lazy(() => import('./lobby/draws-lobby.tsx').then((lobby) => ({ default: lobby.DrawsLobby })));
/** Areas with a board of their own do not load it. */
const Board = lazy(() => import('./board/board.tsx').then((board) => ({ default: board.Board })));

/** Below the board. */
const DrawHistory = lazy(() => import('./draw-history.tsx').then((history) => ({ default: history.DrawHistory })));
const DrawProof = lazy(() => import('./draw-proof.tsx').then((proof) => ({ default: proof.DrawProof })));

interface DrawsPageProps {
  area: 'LOTT' | 'ELOTT' | 'VN' | 'SEA';
  /** The rules in words of the area's games. */
  rules: LocaleLoaders;
  title: string;
  text: string;
  /** Group of a game; without it the list has no groups. */
  groupOf?: (game: LotteryGame) => string;
  groupName?: (group: string) => string | null;
  /** Groups in the order to show; without it by first appearance. */
  groupOrder?: readonly string[];
  /** The board of the area; the general one without it. */
  board?: ComponentType<BoardProps>;
  /** Chooses a game above the board; a strip of all games without it. */
  picker?: ComponentType<GameStripProps>;
  /** Trends of the game's numbers. */
  trends?: ComponentType<{ game: LotteryGame }>;
  /** The latest result below the board. */
  lastResult?: ComponentType<{ game: LotteryGame }>;
}

const one = () => 'all';
const unnamed = () => null;

/**
 * A lottery screen. `gameCode` and `playType` of the address choose the board (2.1-11 to 2.1-13); `lottoView=lobby` shows the area's
 * games beside the results of the chosen one instead (3-81, 10-32).
 */
export function DrawsPage({
  area,
  rules,
  title,
  text,
  groupOf = one,
  groupName = unnamed,
  groupOrder,
  board: BoardOf = Board,
  picker: Picker = GameStrip,
  lastResult: LastResult = LastPrizes,
  trends: Trends,
}: DrawsPageProps) {
  const { t, i18n } = useTranslation('draws');
  const sentence = useErrorSentence();
  useFavourites();
  const [parameters, setParameters] = useSearchParams();
  // Shown with the press: what is pressed next is for the new play, however late the address is drawn.
  const [playType, showPlayType] = useOptimistic(parameters.get('playType'));
  const { value, status, error, reload } = useResource(lobbyResource, {
    query: { lottoArea: area, language: languageCodeOf(i18n.language) },
  });
  const games = value?.games ?? [];

  const game = chooseGame(games, parameters.get('gameCode'));
  const lobby = parameters.get('lottoView') === 'lobby';
  const choose = (change: Record<string, string>) => {
    const next = new URLSearchParams(parameters);
    if ('gameCode' in change) next.delete('playType');
    for (const [name, chosen] of Object.entries(change)) next.set(name, chosen);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  const phone = usePhone();
  const own = phone && !lobby && game !== undefined;
  // As wide before the games are known as with the board of one.
  const isNarrow = own || (phone && !lobby && status === 'pending');
  useOwnView(
    own
      ? {
          title: game.name,
          lang: languageOfName(game.name),
          backLabel: t('toLobby'),
          onBack: () => choose({ lottoView: 'lobby' }),
        }
      : null,
  );

  return (
    <div css={[styles.page, isNarrow && styles.own]}>
      <header css={[styles.head, isNarrow && styles.ownHead]}>
        {own ? (
          // The bar of the phone shows the name already.
          <div css={visuallyHidden}>
            <h1>{title}</h1>
            <h2 lang={languageOfName(game.name)}>{game.name}</h2>
          </div>
        ) : (
          <>
            <h1 css={isNarrow ? visuallyHidden : lobby || !game ? styles.title : styles.area}>{title}</h1>
            {!lobby && game && (
              <h2 lang={languageOfName(game.name)} css={styles.title}>
                {game.name}
              </h2>
            )}
          </>
        )}
        <p css={styles.text}>
          {lobby || !(game || isNarrow) ? `${text} ` : null}
          <ServerTime short={own} />
        </p>
        <div css={styles.view}>
          {game && !lobby && (
            <>
              <Heart game={game} />
              <RulesButton texts={rules} game={game} playType={choosePlayType(game, playType)} />
            </>
          )}
          {!own && games.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => choose({ lottoView: lobby ? 'betting' : 'lobby' })}>
              {t(lobby ? 'toBoard' : 'toLobby')}
            </Button>
          )}
        </div>
      </header>
      {value && game && !lobby ? (
        <div css={styles.betting}>
          {games.length > 1 && (
            <Picker games={games} chosen={game.code} onChoose={(gameCode) => choose({ gameCode })} />
          )}
          <Suspense fallback={<Skeleton height={480} />}>
            <RuleTextsContext value={rules}>
              <BoardOf
                key={game.code}
                game={game}
                playType={choosePlayType(game, playType)}
                onPlayType={(chosen) =>
                  startTransition(() => {
                    showPlayType(chosen);
                    choose({ gameCode: game.code, playType: chosen });
                  })
                }
                onMoment={() => void reload()}
              >
                <LastResult game={game} />
                <Suspense>
                  {game.last[0] && <DrawProof draw={game.last[0]} />}
                  {Trends && <Trends game={game} />}
                  <DrawHistory game={game} />
                </Suspense>
              </BoardOf>
            </RuleTextsContext>
          </Suspense>
        </div>
      ) : value && games.length === 0 ? (
        <p css={styles.text}>{t('noGames')}</p>
      ) : value ? (
        <Suspense fallback={<Skeleton height={640} />}>
          <DrawsLobby
            area={area}
            games={games}
            game={game}
            groupOf={groupOf}
            groupName={groupName}
            groupOrder={groupOrder}
            onChoose={(gameCode) => choose({ gameCode })}
            onPlay={(gameCode) => choose({ gameCode, lottoView: 'betting' })}
            onMoment={() => void reload()}
          />
        </Suspense>
      ) : status === 'failed' ? (
        <EmptyState
          role="alert"
          title={sentence(error!)}
          action={<Button onClick={() => void reload()}>{t('again')}</Button>}
        />
      ) : (
        <Skeleton height={640} />
      )}
    </div>
  );
}

const styles = {
  page: css({
    inlineSize: tokens.size.page,
    maxInlineSize: `calc(100% - 2 * ${tokens.space[4]})`,
    marginInline: 'auto',
    paddingBlock: `${tokens.space[6]} ${tokens.space[12]}`,
    ...thumbLook,
  }),
  own: css({ maxInlineSize: `calc(100% - 2 * ${tokens.space[2]})`, paddingBlockStart: tokens.space[1] }),
  ownHead: css({
    flexWrap: 'nowrap',
    alignItems: 'center',
    '& > p': { flex: 1, ...tokens.type.legal },
    '& > div': { flex: 'none' },
    marginBlockEnd: tokens.space[1],
    paddingInlineStart: tokens.space[1],
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${tokens.space[3]}`,
    marginBlockEnd: tokens.space[5],
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.page }),
  area: css({
    flexBasis: '100%',
    margin: 0,
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
  }),
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.body, ...tokens.numerals }),
  view: css({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' }),
  betting: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[4],
    minInlineSize: 0,
  }),
};
