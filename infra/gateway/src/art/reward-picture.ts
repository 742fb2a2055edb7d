import { type Game, thumbnail } from '@atrium/art/cover';
import type { Outline } from '@atrium/art/lettering';

const still = (category: string, title: string, vendor: string): Omit<Game, 'id'> => ({ category, title, vendor });

/** The motif for a reward, by its picture's name. */
const REWARDS: Readonly<Record<string, Omit<Game, 'id'>>> = {
  'bonus-50': still('RNG', 'Coin', 'Tin Orchard'),
  'bonus-200': still('RNG', 'Treasure', 'Pavo Works'),
  'bonus-1000': still('RNG', 'Gold', 'Copperline'),
  'coffee-voucher': still('RNG', 'Sun', 'Mistral Nine'),
  'ride-voucher': still('RNG', 'Horseshoe', 'Tin Orchard'),
  'dinner-voucher': still('RNG', 'Bell', 'Salon Rive'),
  'playing-cards': still('LIVE', 'Card', 'Vesper Tables'),
  'mahjong-set': still('PVP', 'Mahjong', 'Duelhall'),
  headphones: still('RNG', 'Gem', 'Nordlicht'),
  lantern: still('RNG', 'Lantern', 'Koi Pavilion'),
  umbrella: still('RNG', 'Moon', 'Mistral Nine'),
  'phone-stand': still('RNG', 'Star', 'Ember & Oak'),
};
/** For rewards that operators add, which have no motif of their own. */
const ANY = still('RNG', 'Fortune', 'Copperline');

/** A reward as a square picture without words. */
export const rewardPicture = (id: string, outline: Outline): string =>
  thumbnail({ ...(REWARDS[id] ?? ANY), id: `reward-${id}` }, { outline });
