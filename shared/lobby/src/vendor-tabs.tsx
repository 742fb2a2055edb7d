import { css } from '@emotion/react';
import { EVERY_VENDOR, type VendorCard } from '@atrium/contracts/vendor-cards';
import { Icon } from '@atrium/ui/icon';
import { Skeleton } from '@atrium/ui/skeleton';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOBBY_NAMESPACE } from './namespace.ts';
import { useDownText } from './use-down-text.ts';
import { VendorMark } from './vendor-mark.tsx';

/** Most tabs beside each other on a wide page; MORE opens the list of all vendors. */
const TAB_LIMIT = 7;

export interface VendorTabsProps {
  vendors: readonly VendorCard[];
  /** A vendor's code, or `EVERY_VENDOR`. */
  chosen: string | undefined;
  onChoose: (code: string) => void;
  /** Whether there is a tab for the games of all vendors. */
  everyVendor?: boolean;
  /** Id of the element that shows the chosen vendor's games. */
  panel: string;
}

export function VendorTabs({ vendors, chosen, onChoose, panel, everyVendor = true }: VendorTabsProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const [all, setAll] = useState(false);
  const downText = useDownText();
  const detail = (vendor: VendorCard) => (
    <span css={vendor.up ? styles.detail : styles.down}>
      {vendor.up ? t('head.games', { count: vendor.gameCount }) : downText(vendor.returnsAt)}
    </span>
  );
  if (vendors.length === 0)
    return (
      <div css={styles.waiting}>
        <Skeleton height="100%" />
      </div>
    );
  const every = {
    value: EVERY_VENDOR,
    label: <span css={styles.name}>{t('vendors.all')}</span>,
    detail: (
      <span css={styles.detail}>
        {t('head.games', { count: vendors.reduce((sum, { gameCount }) => sum + gameCount, 0) })}
      </span>
    ),
    mark: <Icon name="grid" size={20} />,
  };
  const more = vendors.length > TAB_LIMIT && (
    <button type="button" css={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
      {t('vendors.more')}
      <Icon name={all ? 'up' : 'down'} size={14} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is inside
    <div onKeyDown={(event) => event.key === 'Escape' && setAll(false)}>
      <Tabs
        label={t('vendors.label')}
        look="segments"
        panel={panel}
        css={styles.tabs}
        value={chosen}
        onChange={onChoose}
        end={more}
        tabs={[
          ...(everyVendor ? [every] : []),
          ...vendors.map((vendor) => ({
            value: vendor.vassalage,
            label: (
              <span css={[styles.name, !vendor.up && styles.off]}>
                {vendor.displayName}
                {vendor.isHot === 1 && <span css={styles.hot}>{t('vendors.hot')}</span>}
              </span>
            ),
            detail: detail(vendor),
            mark: <VendorMark vendor={vendor} size={20} />,
          })),
        ]}
      />
      {all && (
        <ul css={styles.all} aria-label={t('vendors.all')}>
          {vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <button
                type="button"
                css={styles.one}
                aria-current={vendor.vassalage === chosen || undefined}
                onClick={() => {
                  setAll(false);
                  onChoose(vendor.vassalage);
                }}
              >
                <VendorMark vendor={vendor} size={20} />
                <span css={styles.name}>{vendor.displayName}</span>
                <span css={styles.count}>{detail(vendor)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const styles = {
  // As high as the tabs with their edges.
  waiting: css({ blockSize: 62, [media.phone]: { blockSize: 54 } }),
  tabs: css({ '& [role=tab]': { fontFamily: tokens.font.cover, [media.phone]: { minBlockSize: 52 } } }),
  name: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    fontFamily: tokens.font.cover,
    fontWeight: tokens.weight.strong,
  }),
  off: css({ color: tokens.color.text2 }),
  // The chosen tab's ground is too light for the third text colour.
  detail: css({ color: tokens.color.text2 }),
  down: css({ color: tokens.color.warn }),
  hot: css({
    paddingInline: 5,
    borderRadius: tokens.radius.small,
    background: tokens.color.accentSoft,
    color: tokens.color.accentText,
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.bold,
    ...tokens.type.legal,
  }),
  more: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[1],
    flex: 'none',
    paddingInline: tokens.space[4],
    border: 0,
    borderInlineStart: `1px solid ${tokens.color.line}`,
    background: tokens.color.surface,
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    cursor: 'pointer',
    ...tokens.type.small,
    '&:focus-visible': { outlineOffset: -3 },
    '&:hover': { color: tokens.color.text },
    [media.phone]: { paddingInline: tokens.space[3] },
  }),
  all: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(216px, 1fr))',
    gap: tokens.space[1],
    margin: 0,
    marginBlockStart: tokens.space[2],
    padding: tokens.space[2],
    listStyle: 'none',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
  }),
  one: css({
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
    textAlign: 'start',
    cursor: 'pointer',
    ...tokens.type.body,
    '&:hover': { background: tokens.color.surface2 },
    '&[aria-current]': { background: tokens.color.surface3 },
  }),
  count: css({ marginInlineStart: 'auto', color: tokens.color.text3, ...tokens.type.legal, ...tokens.numerals }),
};
