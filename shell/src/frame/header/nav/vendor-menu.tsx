import { host, useReturnTime, vendorReturnsAtom } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CategoryEntry } from './nav-entries.ts';
import { launchOfVendor } from './vendor-launch.ts';

export interface VendorMenuProps {
  entry: CategoryEntry;
  onChoose?: () => void;
}

/** The vendors of a category, at most eleven, then MORE. */
export function VendorMenu({ entry, onChoose }: VendorMenuProps) {
  const { t } = useTranslation('shell');
  const returns = useAtomValue(vendorReturnsAtom);
  const returnTime = useReturnTime();
  const downText = (vendor: string) => {
    const time = returnTime(returns[vendor]);
    return time ? t('game.backAt', { time }) : t('nav.vendorDown');
  };
  return (
    <ul css={styles.grid} data-vendors>
      {entry.vendors.map(({ vendor, to }) => {
        const words = (
          <>
            <span css={styles.name}>{vendor.displayName}</span>
            {!vendor.up && <Badge tone="warn">{downText(vendor.vassalage)}</Badge>}
            {vendor.up && vendor.isHot === 1 && <Badge>{t('nav.hot')}</Badge>}
            {vendor.up && vendor.gameCount > 1 && <span css={styles.count}>{vendor.gameCount}</span>}
          </>
        );
        return (
          <li key={vendor.vassalage}>
            {to ? (
              <Link to={to} css={styles.item} onClick={onChoose}>
                {words}
              </Link>
            ) : (
              <button
                type="button"
                css={styles.item}
                onClick={() => {
                  onChoose?.();
                  void host().launch(launchOfVendor(vendor));
                }}
              >
                {words}
              </button>
            )}
          </li>
        );
      })}
      <li>
        <Link to={entry.more} css={[styles.item, styles.more]} onClick={onChoose}>
          {t('nav.more')}
          <Icon name="end" size={14} />
        </Link>
      </li>
    </ul>
  );
}

const styles = {
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(180px, 1fr))',
    gap: 2,
    [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[2],
    inlineSize: '100%',
    minBlockSize: tokens.size.target,
    paddingInline: tokens.space[3],
    border: 0,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text,
    fontFamily: tokens.font.cover,
    fontWeight: tokens.weight.strong,
    textAlign: 'start',
    ...tokens.type.body,
    '&:focus-visible': { outlineOffset: -2 },
    [media.hover]: { '&:hover': { background: tokens.color.surface3 } },
  }),
  name: css({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  count: css({
    color: tokens.color.text3,
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.regular,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  more: css({ color: tokens.color.accentText, fontFamily: tokens.font.text }),
};
