import { host, useMoney } from '@atrium/host';
import { jackpotOf, useJackpots } from '@atrium/host/jackpots';
import { Badge } from '@atrium/ui/badge';
import { IconButton } from '@atrium/ui/icon-button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { favourites } from '../../games/favourites.state.ts';
import type { KeptLaunch } from '../../launch/kept-launch.ts';
import { NetPosition } from '../../protection/net-position.tsx';
import { SessionClock } from '../../protection/session-clock.tsx';
import { endGameAtom, relaunchAtom } from './game.state.ts';
import { inOwnWindow, openOwnWindow } from './own-window.ts';
import { useVendorName } from '../../games/vendor-name.ts';

/** Above the game: its name, the session's figures, and its buttons. */
export function GameBar({ launch, onFullScreen }: { launch: KeptLaunch; onFullScreen: () => void }) {
  const { t } = useTranslation('shell');
  const gameId = launch.game.gameId ?? '';
  const favourite = useAtomValue(favourites.idsAtom).has(gameId);
  const toggle = useSetAtom(favourites.toggleAtom);
  const relaunch = useSetAtom(relaunchAtom);
  const end = useSetAtom(endGameAtom);
  const alone = inOwnWindow(useLocation().search);
  const money = useMoney();
  const vendor = useVendorName(launch.game.vassalage);
  const jackpot = jackpotOf(useJackpots()?.running ?? [], { gameId, vassalage: launch.game.vassalage ?? '' });
  return (
    <div css={styles.bar}>
      <h1 css={styles.name}>{launch.name}</h1>
      {vendor && <span css={styles.vendor}>{vendor}</span>}
      {launch.mode === 'demo' && <Badge tone="picture">{t('account.freeDemo')}</Badge>}
      <dl css={styles.figures}>
        <SessionClock />
        {launch.mode === 'real' && jackpot && (
          <div data-jackpot>
            <dt>{t('jackpots.one')}</dt>
            <dd css={styles.jackpot}>{money(jackpot.amount)}</dd>
          </div>
        )}
        {launch.mode === 'real' && <NetPosition />}
        {launch.stakeCap && (
          <div>
            <dt>{t('game.stakeCap')}</dt>
            <dd>{money(launch.stakeCap)}</dd>
          </div>
        )}
      </dl>
      <span css={styles.tools}>
        <IconButton
          icon="heart"
          filled={favourite}
          aria-pressed={favourite}
          label={t('game.favourite')}
          css={favourite && styles.kept}
          onClick={() => void toggle(gameId)}
        />
        <IconButton icon="refresh" label={t('game.reload')} onClick={() => void relaunch()} />
        {document.fullscreenEnabled !== false && (
          <IconButton icon="expand" label={t('game.fullScreen')} onClick={onFullScreen} />
        )}
        {!alone && (
          <IconButton
            icon="external"
            label={t('game.ownWindow')}
            css={styles.roomy}
            onClick={() => (openOwnWindow() ? end() : host().toast('error', t('game.windowBlocked')))}
          />
        )}
        <IconButton
          icon="close"
          label={t('game.close')}
          onClick={() => (alone ? window.close() : history.length > 1 ? history.back() : host().navigate('/'))}
        />
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
    [media.compact]: {
      flexWrap: 'wrap',
      borderRadius: 0,
      borderInline: 0,
      columnGap: tokens.space[2],
      rowGap: 0,
      minBlockSize: 48,
    },
    [media.lowLandscape]: { flexWrap: 'nowrap', flex: 'none', minBlockSize: 44, borderBlockStart: 0 },
  }),
  name: css({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...tokens.type.title,
  }),
  vendor: css({
    color: tokens.color.text2,
    fontFamily: tokens.font.cover,
    whiteSpace: 'nowrap',
    [media.phone]: { display: 'none' },
  }),
  tools: css({
    display: 'flex',
    [media.compact]: { marginInlineStart: 'auto' },
    [media.phone]: { '& > :first-of-type': { display: 'none' } },
  }),
  figures: css({
    display: 'flex',
    gap: tokens.space[6],
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    '& > div': { display: 'flex', alignItems: 'baseline', gap: tokens.space[2] },
    '& dt': { color: tokens.color.text2 },
    '& dd': { fontWeight: tokens.weight.strong, ...tokens.type.body },
    // On a line of its own below the name and the buttons.
    [media.compact]: {
      order: 1,
      flexBasis: '100%',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `0 ${tokens.space[3]}`,
      marginInlineStart: 0,
      paddingBlockEnd: tokens.space[2],
      ...tokens.type.legal,
      '& > div': { display: 'flex', alignItems: 'baseline', gap: tokens.space[1] },
      '& dd': { fontWeight: tokens.weight.strong, ...tokens.type.legal },
    },
    [media.lowLandscape]: {
      order: 0,
      flexBasis: 'auto',
      flexWrap: 'nowrap',
      marginInlineStart: 'auto',
      paddingBlockEnd: 0,
    },
  }),
  roomy: css({ [media.phone]: { display: 'none' } }),
  jackpot: css({ '&&': { color: tokens.color.accentText } }),
  kept: css({ color: tokens.color.accentText }),
};
