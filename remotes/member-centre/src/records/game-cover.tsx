import { imageAddresses } from '@atrium/contracts/image-address';
import { host } from '@atrium/host';
import { Picture, type PictureProps } from '@atrium/ui/picture';

/** The cover of a game, or of a lottery, beside its name. */
export const GameCover = ({ gameId, ...rest }: { gameId: string } & Omit<PictureProps, 'src' | 'alt'>) => (
  <Picture
    src={imageAddresses(`/art/covers/${encodeURIComponent(gameId)}.webp`, host().permission().imageCDNs)}
    alt=""
    {...rest}
  />
);
