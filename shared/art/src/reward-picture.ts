import { canvasOf } from './canvas.ts';
import { seedOf, sequence } from './chance.ts';
import { chest } from './goods/chest.ts';
import { coffee } from './goods/coffee.ts';
import { coins } from './goods/coins.ts';
import { dinner } from './goods/dinner.ts';
import { freeSpins } from './goods/free-spins.ts';
import { gift } from './goods/gift.ts';
import type { Good } from './goods/good.ts';
import { headphones } from './goods/headphones.ts';
import { lantern } from './goods/lantern.ts';
import { mahjong } from './goods/mahjong.ts';
import { mug } from './goods/mug.ts';
import { notes } from './goods/notes.ts';
import { phoneCredit } from './goods/phone-credit.ts';
import { phoneStand } from './goods/phone-stand.ts';
import { playingCards } from './goods/playing-cards.ts';
import { suitcase } from './goods/suitcase.ts';
import { taxi } from './goods/taxi.ts';
import { ticket } from './goods/ticket.ts';
import { umbrella } from './goods/umbrella.ts';
import { voucher } from './goods/voucher.ts';
import { houseOf, paletteOf } from './house.ts';
import type { Outline } from './lettering.ts';

const goods: Readonly<Record<string, Good>> = {
  gift,
  voucher,
  coins,
  notes,
  chest,
  coffee,
  dinner,
  taxi,
  'phone-credit': phoneCredit,
  'free-spins': freeSpins,
  ticket,
  headphones,
  'phone-stand': phoneStand,
  'playing-cards': playingCards,
  mahjong,
  lantern,
  umbrella,
  suitcase,
  mug,
};

export const rewardPictures: readonly string[] = Object.keys(goods);

/** What a reward gives, 320 x 220, the thing whole; a parcel for a name without a drawing. */
export function rewardPicture(name: string, outline?: Outline): string {
  const { colours, scene } = Object.hasOwn(goods, name) ? goods[name]! : gift;
  const canvas = canvasOf(
    { id: name, category: '', title: '', vendor: '' },
    houseOf(''),
    paletteOf(colours),
    sequence(seedOf(name)),
    `r${seedOf(name).toString(36)}`,
    outline,
  );
  const picture = scene(canvas);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220" width="320" height="220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${canvas.definitions()}<rect width="320" height="220" fill="${canvas.ground}"/>${picture}</svg>`;
}
