import { host, useSession } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isFrameable } from '../../launch/kept-launch.ts';
import { useReloadWhenRefused } from '../../launch/use-reload-when-refused.ts';
import { enterGameAtom, gameAtom } from './game.state.ts';
import { GameBar } from './game-bar.tsx';
import { GameFoot } from './game-foot.tsx';
import { useGameMessages } from './game-messages.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { useOpenRound } from './open-round.ts';
import { ResumedNote } from './resumed-note.tsx';
import { SlowGame } from './slow-game.tsx';
import { useSentJackpots } from './sent-jackpots.ts';
import { OtherVendorsGames, VendorDownNote } from './vendor-down-note.tsx';

/** A third party's game inside the portal: in a sandboxed frame, below the session's clock and net position. */
export function GamePage() {
  const { t } = useTranslation('shell');
  const session = useSession();
  // A newly entered page has opened no address: the one that it opened before is used up.
  useState(() => host().store.set(gameAtom, { kept: null, opened: null }));
  const { kept, opened } = useAtomValue(gameAtom);
  const enter = useSetAtom(enterGameAtom);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<string>();
  const { key: visit, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game may be launched while this page is open, and each launch is a visit of its own
  useEffect(() => {
    if (pathname === '/game') void enter();
  }, [enter, visit, pathname]);
  useEffect(() => {
    const gameId = kept?.game.gameId;
    if (!gameId) return;
    return () => host().bus.emit('game.closed', { gameId });
  }, [kept?.game.gameId]);
  useGameMessages(frame, opened);
  useSentJackpots(frame, opened);
  const framed = opened && isFrameable(opened.url) ? opened : null;
  useReloadWhenRefused(framed?.url);
  const round = useOpenRound(opened);
  useLeaveGuard(round.open && session !== null, async () => {
    if (!(await round.ask())) return true;
    const buttons = [
      { label: t('game.stay'), value: 'stay' },
      { label: t('game.leave'), value: 'leave' },
    ];
    return (
      (await host().dialog({ icon: 'warning', title: t('game.leaveTitle'), text: t('game.leaveText'), buttons })) ===
      'leave'
    );
  });

  if (!kept) return null;
  return (
    <div css={styles.page}>
      <div css={styles.seen}>
        <GameBar launch={kept} onFullScreen={() => void stage.current?.requestFullscreen?.()} />
        <VendorDownNote launch={kept} />
        <ResumedNote launch={kept} open={round.open} />
        <div ref={stage} css={styles.stage}>
          {(!framed || loaded !== framed.id) && (
            <div css={styles.waiting} role="status">
              <Skeleton height="100%" css={styles.shape} />
              <span css={styles.words}>{t('game.opening', { game: kept.name })}</span>
            </div>
          )}
          {framed && session && (
            <iframe
              key={framed.id}
              ref={frame}
              title={framed.name}
              src={framed.url}
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
              allow="fullscreen; autoplay; screen-wake-lock"
              referrerPolicy="strict-origin"
              css={styles.frame}
              onLoad={() => setLoaded(framed.id)}
            />
          )}
          {framed && loaded !== framed.id && (
            <div key={`slow ${framed.id}`} css={styles.slow}>
              <SlowGame name={kept.name} />
            </div>
          )}
        </div>
      </div>
      <GameFoot launch={kept} />
      <OtherVendorsGames launch={kept} />
    </div>
  );
}

const styles = {
  page: css({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: tokens.size.page,
    maxInlineSize: 'calc(100% - 32px)',
    margin: '16px auto 24px',
    [media.compact]: { maxInlineSize: '100%', margin: 0 },
  }),
  // On a phone the game fills the room between the header with its bar and notes, and the tabs; turned on its side, the
  // whole window below its own bar (15-06).
  seen: css({
    display: 'flex',
    flexDirection: 'column',
    [media.compact]: { minBlockSize: 'calc(100dvh - 56px - 64px)' },
    [media.lowLandscape]: {
      position: 'fixed',
      inset: 0,
      zIndex: tokens.layer.header + 1,
      minBlockSize: 0,
      overflow: 'auto',
      paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
      background: tokens.color.surface,
    },
  }),
  stage: css({
    position: 'relative',
    blockSize: 'min(698px, calc(100dvh - 250px))',
    minBlockSize: 460,
    background: tokens.color.plate,
    [media.compact]: { flex: 1, blockSize: 'auto', minBlockSize: 360 },
    [media.lowLandscape]: { flex: 1, blockSize: 'auto', minBlockSize: 240 },
  }),
  frame: css({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 }),
  waiting: css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: tokens.color.onPlate }),
  slow: css({
    position: 'absolute',
    insetInline: tokens.space[4],
    insetBlockEnd: tokens.space[4],
    color: tokens.color.text,
  }),
  shape: css({ position: 'absolute', inset: 0, borderRadius: 0, opacity: 0.25 }),
  words: css({ position: 'relative', ...tokens.type.title }),
};
