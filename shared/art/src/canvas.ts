import { seedOf, sequence } from './chance.ts';
import { distance, mix } from './colour.ts';
import { type House, houseOf, type Palette } from './house.ts';
import { type Lettering, lettering, type Outline } from './lettering.ts';
import { box, round } from './shape.ts';

/** The input of a cover. */
export interface Game {
  id: string;
  /** Of the portal: RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, COCKFIGHT, LOTT or ELOTT. */
  category: string;
  title: string;
  /** Code or name. */
  vendor: string;
}

/**
 * The canvas of a family of pictures: the game's colours and random numbers, and the house style's ways to apply a
 * colour.
 */
export interface Canvas extends Palette {
  game: Game;
  house: House;
  /** Height at which the plate with the title begins. */
  floor: number;
  random: () => number;
  pick: <const T>(from: readonly T[]) => T;
  /** A whole number, both bounds included. */
  whole: (from: number, to: number) => number;
  /** Declares a clip of the given shapes and returns its id. */
  clip: (inside: string) => string;
  shade: (colour: string, share?: number) => string;
  lift: (colour: string, share?: number) => string;
  fill: (d: string, colour: string, attributes?: string) => string;
  line: (d: string, colour: string, width?: number, attributes?: string) => string;
  /** The house style: the shadow tone, then the same shape in its colour, moved towards the light. */
  duo: (d: string, colour: string, offset?: number, share?: number) => string;
  /** The single hard shadow of an object. */
  cast: (d: string, dx?: number, dy?: number, opacity?: number) => string;
  at: (x: number, y: number, scale: number, inside: string, turn?: number) => string;
  /** Shades the right half of a symmetrical shape. */
  fold: (inside: string, d: string, opacity?: number) => string;
  text: (text: string | number, x: number, y: number, size: number, colour: string, style?: Lettering) => string;
  definitions: () => string;
}

/** A picture of a family, 240 wide, painted down to the plate. */
export type Scene = (canvas: Canvas) => string;

/**
 * A canvas for one game. The same game always gets the same canvas: its random numbers depend on id and category alone.
 */
export function createCanvas(game: Game, outline?: Outline): Canvas {
  const seed = seedOf(`${game.id}|${game.category}`);
  const random = sequence(seed);
  const house = houseOf(game.vendor);
  const palette = turned(house.palettes[Math.floor(random() * house.palettes.length)]!, random);
  return canvasOf(game, house, palette, random, `k${seed.toString(36)}`, outline);
}

/* Each palette of a vendor can be used in four ways, so that a long shelf of one kind has no repetitions. */
function turned(palette: Palette, random: () => number): Palette {
  const { ground, ground2, hero, accent } = palette;
  const clear = distance(accent, ground) > 120 && distance(accent, ground2) > 90;
  const [first, second] = random() < 0.35 && clear ? [accent, hero] : [hero, accent];
  const [near, far] = random() < 0.35 ? [ground2, ground] : [ground, ground2];
  return { ...palette, hero: first, accent: second, ground: near, ground2: far };
}

export function canvasOf(
  game: Game,
  house: House,
  palette: Palette,
  random: () => number,
  key: string,
  outline?: Outline,
): Canvas {
  const clips: string[] = [];
  const { ink } = palette;
  const fill = (d: string, colour: string, attributes = '') =>
    `<path d="${d}" fill="${colour}"${attributes && ` ${attributes}`}/>`;
  const clip = (inside: string) => {
    const id = key + clips.length;
    clips.push(`<clipPath id="${id}">${inside}</clipPath>`);
    return id;
  };
  const shade = (colour: string, share = 0.3) => mix(colour, ink, share);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    ...palette,
    game,
    house,
    floor: 240,
    random,
    pick: (from) => from[Math.floor(random() * from.length)]!,
    whole,
    clip,
    shade,
    lift: (colour, share = 0.3) => mix(colour, '#fff6e0', share),
    fill,
    line: (d, colour, width = 3, attributes = '') =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes && ` ${attributes}`}/>`,
    duo: (d, colour, offset = 6, share = 0.3) => {
      const inside = clip(`<path d="${d}"/>`);
      return `<g clip-path="url(#${inside})">${fill(d, shade(colour, share))}<path d="${d}" fill="${colour}" transform="translate(${round(-offset)} ${round(-offset * 0.8)})"/></g>`;
    },
    cast: (d, dx = 8, dy = 9, opacity = 0.28) =>
      `<path d="${d}" fill="${ink}" fill-opacity="${opacity}" transform="translate(${round(dx)} ${round(dy)})"/>`,
    at: (x, y, scale, inside, turn = 0) =>
      `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${+scale.toFixed(3)})`}">${inside}</g>`,
    fold: (inside, d, opacity = 0.16) =>
      `${inside}<g clip-path="url(#${clip(`<path d="${box(0, -200, 200, 400)}"/>`)})">${fill(d, ink, `fill-opacity="${opacity}"`)}</g>`,
    text: (text, x, y, size, colour, style) => lettering(String(text), x, y, size, colour, style, outline),
    definitions: () => (clips.length ? `<defs>${clips.join('')}</defs>` : ''),
  };
}
