import { css } from '@emotion/react';
import { vendors } from '@atrium/art/vendors';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { tokens } from '@atrium/ui/theme';

const GLYPHS: ReadonlyMap<string, string> = new Map(vendors.map(({ code, glyph }) => [code, glyph]));

/** A vendor's sign in the colour of the words beside it; the first letter of its name where it has no drawing. */
export function VendorMark({ vendor, size }: { vendor: VendorCard; size: number }) {
  const glyph = GLYPHS.get(vendor.vassalage);
  if (glyph)
    return (
      <svg aria-hidden viewBox="-11 -11 22 22" width={size} height={size} css={styles.glyph}>
        <path d={glyph} fillRule="evenodd" />
      </svg>
    );
  return (
    <span aria-hidden css={styles.letter} style={{ inlineSize: size, blockSize: size, fontSize: size * 0.55 }}>
      {[...vendor.displayName][0]}
    </span>
  );
}

const styles = {
  glyph: css({ flex: 'none', fill: 'currentColor' }),
  letter: css({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '1.5px solid currentColor',
    borderRadius: tokens.radius.small,
    fontFamily: tokens.font.cover,
    fontWeight: tokens.weight.cover,
    lineHeight: 1,
  }),
};
