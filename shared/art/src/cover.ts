import { type Canvas, createCanvas, type Game, type Scene } from './canvas.ts';
import { families, familyOf, type Shelf, titleWords } from './families.ts';
import { escapeText, type Outline } from './lettering.ts';
import { plate } from './plate.ts';

export type { Game };

export interface CoverOptions {
  /** Turns lettering into paths; without it the cover references fonts, which an `<img>` cannot load. */
  outline?: Outline;
}

/**
 * The cover of a game as self-contained SVG text, 240 x 320. Deterministic: palettes, plate and alignment depend on the
 * vendor, the motif on words of the title, the rest on the id.
 */
export function cover(game: Game, { outline }: CoverOptions = {}): string {
  const canvas = createCanvas(game, outline);
  const words = plate(canvas, outline);
  canvas.floor = words.top;
  const picture = framed(canvas, sceneOf(canvas)(canvas));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" width="240" height="320" role="img" aria-label="${escapeText(`${game.title}, ${canvas.house.name}`)}" preserveAspectRatio="xMidYMid slice">${canvas.definitions()}${picture}${words.svg}</svg>`;
}

/* Moves a little closer and to the side, but never so far that an edge shows. */
function framed(c: Canvas, picture: string): string {
  const scale = 1 + Math.round(c.random() * 9) / 100;
  const room = 108 * (scale - 1);
  const [x, y] = [
    120 - 120 * scale + (c.random() * 2 - 1) * room,
    110 - 110 * scale + (c.random() * 2 - 1) * room * 0.5,
  ];
  return c.at(x, y, scale, picture);
}

/** The family of pictures of a game: by the words of its title, or else by chance. */
function sceneOf(c: Canvas): Scene {
  const shelf: Shelf = familyOf(c.game.category);
  const named = titleWords[shelf].find(([pattern]) => pattern.test(c.game.title))?.[1];
  const scenes = families[shelf] as Record<string, Scene>;
  const name = named === undefined ? c.pick(Object.keys(scenes)) : typeof named === 'string' ? named : c.pick(named);
  return scenes[name]!;
}
