import { css } from '@emotion/react';
import { imageAddresses } from '@atrium/contracts/image-address';
import { host } from '@atrium/host';
import { useClassNames } from '@atrium/ui/class-names';
import { tokens } from '@atrium/ui/theme';
import { usePicture } from '@atrium/ui/use-picture';

export interface CoverProps {
  cover: string;
  /** Shown instead of the picture when no address delivers it. */
  name: string;
  /** Above the fold: fetched at once. */
  early?: boolean;
  /** Known to be near the window. */
  near?: boolean;
}

/**
 * A game's cover, from the first image address that delivers it (3-66). Decoration: the button around it has the name and
 * moves it. It is a ground, not an image element: one with round corners is a clip of its own, and a hundred clips in a list
 * cost a slow phone half of its frame. The few above the fold are images like those that the HTML drew in their places: a
 * ground of the same size counts as larger, and would be what is painted last and largest.
 */
export function Cover({ cover, name, early = false, near = false }: CoverProps) {
  const names = useClassNames(styles);
  const sources = imageAddresses(cover, host().permission().imageCDNs);
  const { root, shown, failed } = usePicture<HTMLSpanElement>({ sources, eager: early, near });
  const ground = shown === undefined || early ? undefined : { backgroundImage: `url(${JSON.stringify(shown)})` };
  return (
    <span
      ref={root}
      className={names.cover}
      style={ground}
      data-cover
      data-state={failed ? 'failed' : shown === undefined ? 'waiting' : 'shown'}
    >
      {shown !== undefined && early && (
        <img src={shown} alt="" className={names.image} decoding="async" fetchPriority="high" />
      )}
      {failed && <span className={names.name}>{name}</span>}
    </span>
  );
}

const styles = {
  cover: css({
    display: 'grid',
    aspectRatio: '3 / 4',
    borderRadius: 'inherit',
    background: `${tokens.color.surface2} center / cover no-repeat`,
    boxShadow: `inset 0 0 0 1px ${tokens.color.pictureEdge}`,
  }),
  image: css({
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: 'inherit',
    objectFit: 'cover',
    outline: `1px solid ${tokens.color.pictureEdge}`,
    outlineOffset: -1,
  }),
  name: css({
    display: 'grid',
    placeItems: 'center',
    padding: tokens.space[4],
    borderRadius: 'inherit',
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
