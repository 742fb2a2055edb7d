import { css } from '@emotion/react';
import type { VendorCard } from '@atrium/contracts/games';
import { tokens } from '@atrium/ui/theme';

/** A vendor's sign beside its name: the first letters, in the vendor's own lettering, where it has no drawing. */
export function VendorMark({ vendor, size }: { vendor: VendorCard; size: number }) {
  return (
    <span aria-hidden css={styles.mark} style={{ inlineSize: size, blockSize: size, fontSize: size * 0.5 }}>
      {[...vendor.displayName][0]}
    </span>
  );
}

const styles = {
  mark: css({ display: 'inline-grid', placeItems: 'center', flex: 'none', borderRadius: tokens.radius.small, background: 'currentColor', fontFamily: tokens.font.cover, fontWeight: tokens.weight.cover, lineHeight: 1 }),
};
