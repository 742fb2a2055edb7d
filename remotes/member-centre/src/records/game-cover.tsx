import { Picture, type PictureProps } from '@atrium/ui/picture';

/** The cover of a game, or of a lottery, beside its name. */
export const GameCover = ({ gameId, ...rest }: { gameId: string } & Omit<PictureProps, 'src' | 'alt'>) => (
  <Picture src={`/art/covers/${encodeURIComponent(gameId)}.webp`} alt="" {...rest} />
);
