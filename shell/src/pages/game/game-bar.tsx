import { host } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { IconButton } from '@atrium/ui/icon-button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { favouriteIdsAtom, toggleFavouriteAtom } from '../../launch/favourites.state.ts';
import type { KeptLaunch } from '../../launch/kept-launch.ts';
import { relaunchAtom } from './game.state.ts';
import { SessionFigures } from './session-figures.tsx';
import { useVendorName } from './vendor-name.ts';

/** Above the game: what it is, how the session stands, and what can be done with it. */
export function GameBar({ launch, onFullScreen }: { launch: KeptLaunch; onFullScreen: () => void }) {
  const { t } = useTranslation('shell');
  const gameId = launch.game.gameId ?? '';
  const favourite = useAtomValue(favouriteIdsAtom).has(gameId);
  const toggle = useSetAtom(toggleFavouriteAtom);
  const relaunch = useSetAtom(relaunchAtom);
  const vendor = useVendorName(launch.game.vassalage);
  return (
    <div css={styles.bar}>
      <h1 css={styles.name}>{launch.name}</h1>
      {vendor && <span css={styles.vendor}>{vendor}</span>}
      {launch.mode === 'demo' && <Badge tone="picture">{t('account.freeDemo')}</Badge>}
      <SessionFigures demo={launch.mode === 'demo'} />
      <span css={styles.tools}>
        <IconButton icon="heart" filled={favourite} aria-pressed={favourite} label={t('game.favourite')} css={favourite && styles.kept} onClick={() => void toggle(gameId)} />
        <IconButton icon="refresh" label={t('game.reload')} onClick={() => void relaunch()} />
        <IconButton icon="expand" label={t('game.fullScreen')} onClick={onFullScreen} />
        <IconButton icon="close" label={t('game.close')} onClick={() => (history.length > 1 ? history.back() : host().navigate('/'))} />
      </span>
    </div>
  );
}

const styles = {
  bar: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    minBlockSize: 52,
    paddingInline: `${tokens.space[4]} ${tokens.space[2]}`,
    border: `1px solid ${tokens.color.line}`,
    borderStartStartRadius: tokens.radius.large,
    borderStartEndRadius: tokens.radius.large,
    background: tokens.color.surface,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.compact]: { borderRadius: 0, borderInline: 0, gap: tokens.space[2], minBlockSize: 48 },
  }),
  name: css({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...tokens.type.title }),
  vendor: css({ color: tokens.color.text2, fontFamily: tokens.font.cover, whiteSpace: 'nowrap', [media.phone]: { display: 'none' } }),
  tools: css({ display: 'flex', [media.compact]: { marginInlineStart: 'auto' }, [media.phone]: { '& > :first-of-type': { display: 'none' } } }),
  kept: css({ color: tokens.color.accentText }),
};
