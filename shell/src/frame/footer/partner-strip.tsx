import { host } from '@atrium/host';
import { imageAddresses } from '@atrium/contracts/image-address';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { column } from '../../document/column.ts';
import { useCompact } from '../../document/use-compact.ts';
import { menusAtom } from '../../games/menus.state.ts';
import { type Partner, partners, wordMarkWidth } from './partner-logo.ts';

/** The logos of all vendors whose games are played here. */
export function PartnerStrip() {
  const { t } = useTranslation('shell');
  const compact = useCompact();
  return (
    <div css={styles.strip}>
      <ul aria-label={t('footer.partners')} tabIndex={compact ? 0 : undefined} css={[column, styles.list]}>
        {partners(useAtomValue(menusAtom)).map((partner) => (
          <li key={partner.code}>
            <Logo {...partner} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As wide as its name, so not a `Picture`, which fills the room that it is given. */
function Logo({ name, logo }: Partner) {
  const sources = imageAddresses(logo, host().permission().imageCDNs);
  const [failed, setFailed] = useState(0);
  return (
    <img
      src={sources[Math.min(failed, sources.length - 1)]}
      alt={name}
      loading="lazy"
      decoding="async"
      width={wordMarkWidth(name)}
      height={24}
      css={styles.logo}
      onError={() => setFailed((before) => before + 1)}
    />
  );
}

const styles = {
  strip: css({
    marginBlockStart: tokens.space[10],
    borderBlock: `1px solid ${tokens.color.line}`,
    background: tokens.color.sunk,
  }),
  // Columns, as everything else of the footer.
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    gap: tokens.space[4],
    paddingBlock: tokens.space[6],
    [media.compact]: { display: 'flex', gap: tokens.space[8], overflowX: 'auto', scrollbarWidth: 'none' },
  }),
  logo: css({
    display: 'block',
    blockSize: 24,
    // As wide as its name: all names are set in one size.
    inlineSize: 'auto',
    opacity: 0.72,
    maxInlineSize: 'none',
    '[data-theme="light"] &': { filter: 'invert(1)' },
  }),
};
