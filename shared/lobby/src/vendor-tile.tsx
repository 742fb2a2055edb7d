import { css } from '@emotion/react';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { Badge } from '@atrium/ui/badge';
import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOBBY_NAMESPACE } from './namespace.ts';
import { useDownText } from './use-down-text.ts';
import { VendorMark } from './vendor-mark.tsx';

export interface VendorTileProps {
  vendor: VendorCard;
  onChoose: (vendor: VendorCard) => void;
}

/** A vendor's card: its sign and name, how much it has, whether it is hot (3-45) or down. */
export function VendorTile({ vendor, onChoose }: VendorTileProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const downText = useDownText();
  const line = useId();
  return (
    <li css={styles.tile}>
      <VendorMark vendor={vendor} size={36} />
      <div css={styles.words}>
        <button type="button" css={styles.name} aria-describedby={line} onClick={() => onChoose(vendor)}>
          {vendor.displayName}
        </button>
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
              <Icon name="wrench" size={14} /> {downText(vendor.returnsAt)}
            </span>
          )}
        </span>
      </div>
    </li>
  );
}

const styles = {
  tile: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    minInlineSize: 0,
    minBlockSize: 76,
    padding: `${tokens.space[3]} ${tokens.space[4]}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    transition: `border-color ${tokens.motion.fast} ${tokens.motion.ease}, background ${tokens.motion.fast} ${tokens.motion.ease}`,
    '&:has(> div > button:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
    [media.hover]: { '&:hover': { borderColor: tokens.color.lineStrong, background: tokens.color.surface2 } },
  }),
  words: css({ display: 'grid', flex: 1, minInlineSize: 0 }),
  // The name is the button, and the button covers the card: the rest describes it.
  name: css({
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.radius.large },
    '&:focus-visible': { outline: 'none' },
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.color.text,
    textAlign: 'start',
    cursor: 'pointer',
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
