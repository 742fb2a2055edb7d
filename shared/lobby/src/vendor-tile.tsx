import { css } from '@emotion/react';
import type { VendorCard } from '@atrium/contracts/games';
import { Badge } from '@atrium/ui/badge';
import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOBBY_NAMESPACE } from './texts.ts';
import { VendorMark } from './vendor-mark.tsx';

export interface VendorTileProps {
  vendor: VendorCard;
  onChoose: (vendor: VendorCard) => void;
}

/** A vendor's card: its sign and name, how much it has, whether it is hot (3-45) or down. */
export function VendorTile({ vendor, onChoose }: VendorTileProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const line = useId();
  return (
    <li css={styles.item}>
      <button
        type="button"
        css={styles.tile}
        aria-label={vendor.displayName}
        aria-describedby={line}
        onClick={() => onChoose(vendor)}
      >
        <VendorMark vendor={vendor} size={36} />
        <span css={styles.words}>
          <span css={styles.name}>{vendor.displayName}</span>
          <span id={line} css={styles.line}>
            {vendor.isHot === 1 && <Badge tone="own">{t('vendors.hot')}</Badge>}
            {vendor.up ? (
              vendor.directGameId ? (
                t('vendors.direct')
              ) : (
                t('head.games', { count: vendor.gameCount })
              )
            ) : (
              <span css={styles.down}>
                <Icon name="wrench" size={14} /> {t('vendors.down')}
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}

const styles = {
  item: css({ minInlineSize: 0 }),
  tile: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    inlineSize: '100%',
    minBlockSize: 76,
    padding: `${tokens.space[3]} ${tokens.space[4]}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    color: tokens.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `border-color ${tokens.motion.fast} ${tokens.motion.ease}, background ${tokens.motion.fast} ${tokens.motion.ease}`,
    [media.hover]: { '&:hover': { borderColor: tokens.color.lineStrong, background: tokens.color.surface2 } },
  }),
  words: css({ display: 'grid', flex: 1, minInlineSize: 0 }),
  name: css({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: tokens.font.cover,
    fontWeight: tokens.weight.strong,
    ...tokens.type.title,
  }),
  line: css({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  down: css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[1], color: tokens.color.warn }),
};
