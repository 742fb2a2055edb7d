import type { Motif } from './motif.ts';
import { anchor } from './symbols/anchor.ts';
import { bar } from './symbols/bar.ts';
import { bell } from './symbols/bell.ts';
import { cherry } from './symbols/cherry.ts';
import { clover } from './symbols/clover.ts';
import { coin } from './symbols/coin.ts';
import { crown } from './symbols/crown.ts';
import { flame } from './symbols/flame.ts';
import { gem } from './symbols/gem.ts';
import { key } from './symbols/key.ts';
import { lantern } from './symbols/lantern.ts';
import { leaf } from './symbols/leaf.ts';
import { lemon } from './symbols/lemon.ts';
import { mask } from './symbols/mask.ts';
import { melon } from './symbols/melon.ts';
import { moon } from './symbols/moon.ts';
import { rose } from './symbols/rose.ts';
import { scarab } from './symbols/scarab.ts';
import { seven } from './symbols/seven.ts';
import { shoe } from './symbols/shoe.ts';
import { starSymbol } from './symbols/star.ts';
import { sun } from './symbols/sun.ts';

export const symbols = {
  anchor,
  bar,
  bell,
  cherry,
  clover,
  coin,
  crown,
  flame,
  gem,
  key,
  lantern,
  leaf,
  lemon,
  mask,
  melon,
  moon,
  rose,
  scarab,
  seven,
  shoe,
  star: starSymbol,
  sun,
} satisfies Record<string, Motif>;

export type SymbolName = keyof typeof symbols;
export const symbolNames = Object.keys(symbols) as SymbolName[];

/** The words of a title that select a symbol. */
export const symbolWords: readonly (readonly [RegExp, SymbolName])[] = [
  [/bell/i, 'bell'],
  [/cherr|orchard/i, 'cherry'],
  [/gem|diamond|ruby|sapphire|emerald|jewel/i, 'gem'],
  [/crown|king|queen|royal|throne/i, 'crown'],
  [/star\b|stars|starl/i, 'star'],
  [/shoe|stable/i, 'shoe'],
  [/clover|luck/i, 'clover'],
  [/coin|fortune|treasure|gold|vault/i, 'coin'],
  [/lemon|citrus/i, 'lemon'],
  [/melon/i, 'melon'],
  [/fire|flame|ember|inferno/i, 'flame'],
  [/sun\b|sun(rise|ny|set)|solar|dawn/i, 'sun'],
  [/lantern|festival/i, 'lantern'],
  [/scarab|nile|pharaoh/i, 'scarab'],
  [/moon|night|lunar/i, 'moon'],
  [/seven/i, 'seven'],
  [/\bbar\b/i, 'bar'],
  [/anchor|captain|voyage|harbor/i, 'anchor'],
  [/rose|garden|bloom|blossom|orchid|peony|lotus/i, 'rose'],
  [/leaf|forest|grove|maple|bamboo|garden/i, 'leaf'],
  [/mask|carnival|masquerade|opera|theatre/i, 'mask'],
  [/key|secret|locksmith|mystery/i, 'key'],
];
