import { css } from '@emotion/react';
import { imageAddresses } from '@atrium/contracts/image-address';
import { host } from '@atrium/host';
import { Picture } from '@atrium/ui/picture';
import { tokens } from '@atrium/ui/theme';

export interface CoverProps {
  cover: string;
  /** Stands in the picture's place when no address gives it. */
  name: string;
  /** Above the fold: fetched at once. */
  early?: boolean;
}

/** A game's cover, from the first image address that answers (3-66). Decoration: the button around it is named, and moves it. */
export function Cover({ cover, name, early = false }: CoverProps) {
  return (
    <Picture
      src={imageAddresses(cover, host().permission().imageCDNs)}
      alt=""
      ratio="3 / 4"
      eager={early}
      fallback={<span css={styles.name}>{name}</span>}
      data-cover
    />
  );
}

const styles = {
  name: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: tokens.space[4],
    background: tokens.color.plate,
    color: tokens.color.onPlate,
    fontFamily: tokens.font.cover,
    fontWeight: tokens.weight.cover,
    fontStretch: '75%',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    ...tokens.type.section,
  }),
};
