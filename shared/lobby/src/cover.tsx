import { css } from '@emotion/react';
import { imageAddresses } from '@atrium/contracts/image-address';
import { host } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { useState } from 'react';

export interface CoverProps {
  cover: string;
  /** Stands in the picture's place when no address gives it. */
  name: string;
  /** Above the fold: fetched at once. */
  early?: boolean;
}

/** A game's cover, from the first image address that answers (3-66). Decoration: the button around it is named. */
export function Cover({ cover, name, early = false }: CoverProps) {
  const [failed, setFailed] = useState(0);
  const address = imageAddresses(cover, host().permission().imageCDNs)[failed];
  if (!address) return <span css={styles.name}>{name}</span>;
  return <img src={address} alt="" width={240} height={320} loading={early ? 'eager' : 'lazy'} decoding="async" css={styles.picture} data-cover onError={() => setFailed(failed + 1)} />;
}

const styles = {
  picture: css({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', transition: `transform ${tokens.motion.slow} ${tokens.motion.ease}` }),
  name: css({
    display: 'grid',
    placeItems: 'center',
    blockSize: '100%',
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
