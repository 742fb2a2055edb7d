import { host, useSession } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFrameable } from '../../launch/kept-launch.ts';
import { enterGameAtom, gameAtom } from './game.state.ts';
import { GameBar } from './game-bar.tsx';
import { GameFoot } from './game-foot.tsx';
import { useGameMessages } from './game-messages.ts';
import { OtherVendorsGames, VendorDownNote } from './vendor-down-note.tsx';

/** A third party's game inside the portal: framed, fenced, with the session's clock and net position above it. */
export function GamePage() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { kept, opened } = useAtomValue(gameAtom);
  const enter = useSetAtom(enterGameAtom);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => void enter(), [enter]);
  useEffect(() => {
    const gameId = kept?.game.gameId;
    if (!gameId) return;
    return () => host().bus.emit('game.closed', { gameId });
  }, [kept?.game.gameId]);
  useGameMessages(frame, opened);

  if (!kept) return null;
  const framed = opened && isFrameable(opened.url) ? opened : null;
  return (
    <div css={styles.page}>
      <GameBar launch={kept} onFullScreen={() => void stage.current?.requestFullscreen?.()} />
      <VendorDownNote launch={kept} />
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
      </div>
      <GameFoot launch={kept} />
      <OtherVendorsGames launch={kept} />
    </div>
  );
}

const styles = {
  page: css({ display: 'flex', flexDirection: 'column', inlineSize: tokens.size.page, maxInlineSize: 'calc(100% - 32px)', margin: '16px auto 24px', [media.compact]: { maxInlineSize: '100%', margin: 0 } }),
  stage: css({ position: 'relative', blockSize: 'min(698px, calc(100dvh - 250px))', minBlockSize: 460, background: tokens.color.plate, [media.compact]: { blockSize: 'calc(100dvh - 56px - 64px - 48px)', minBlockSize: 420 } }),
  frame: css({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 }),
  waiting: css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: tokens.color.onPlate }),
  shape: css({ position: 'absolute', inset: 0, borderRadius: 0, opacity: 0.25 }),
  words: css({ position: 'relative', ...tokens.type.title }),
};
