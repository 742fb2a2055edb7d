import { css } from '@emotion/react';
import type { Category } from '@atrium/contracts/game-categories';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import { LOBBY_NAMESPACE } from './namespace.ts';
import { VendorTile } from './vendor-tile.tsx';

export interface VendorGroupsProps {
  groups: readonly { readonly category: Category; readonly vendors: readonly VendorCard[] }[];
  onChoose: (vendor: VendorCard) => void;
}

/** Vendor cards in title groups, each a category with its cards. Source: 3-46. */
export function VendorGroups({ groups, onChoose }: VendorGroupsProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  return groups.map(({ category, vendors }) => (
    <section key={category} css={styles.group} aria-labelledby={`group-${category}`}>
      <h2 id={`group-${category}`} css={styles.title}>
        {t(`category.${category}`)}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without marks */}
      <ul role="list" css={vendorGridStyle} aria-label={t(`category.${category}`)}>
        {vendors.map((vendor) => (
          <VendorTile key={vendor.vassalage} vendor={vendor} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  ));
}

export const vendorGridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 224px), 1fr))',
  gap: tokens.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const styles = {
  group: css({ marginBlockEnd: tokens.space[8] }),
  title: css({ marginBlockEnd: tokens.space[3], ...tokens.type.section, ...tokens.display }),
};
