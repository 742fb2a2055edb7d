import { host } from '@atrium/host';
import { imageAddresses } from '@atrium/contracts/image-address';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { column } from '../../document/column.ts';
import { useCompact } from '../../document/use-compact.ts';
import { menusAtom } from '../../games/menus.state.ts';
import { partners, wordMarkWidth } from './partner-logo.ts';

/** The logos of all vendors whose games are played here. */
export function PartnerStrip() {
  const { t } = useTranslation('shell');
  const compact = useCompact();
  const cdns = host().permission().imageCDNs;
  return (
    <div css={styles.strip}>
      <ul aria-label={t('footer.partners')} tabIndex={compact ? 0 : undefined} css={[column, styles.list]}>
        {partners(useAtomValue(menusAtom)).map(({ code, name, logo }) => (
          <li key={code}>
            <img
              src={imageAddresses(logo, cdns)[0]}
              alt={name}
              loading="lazy"
              decoding="async"
              width={wordMarkWidth(name)}
              height={24}
              css={styles.logo}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  strip: css({
    marginBlockStart: tokens.space[10],
    borderBlock: `1px solid ${tokens.color.line}`,
    background: tokens.color.sunk,
  }),
  list: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${tokens.space[4]} ${tokens.space[8]}`,
    paddingBlock: tokens.space[6],
    [media.compact]: { flexWrap: 'nowrap', justifyContent: 'start', overflowX: 'auto', scrollbarWidth: 'none' },
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
