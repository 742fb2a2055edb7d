import * as v from 'valibot';
import { VendorCard } from './vendor-cards.ts';

const card: VendorCard = {
  vassalage: 'CPL',
  displayName: 'Copperline',
  gameType: 'RNG',
  isHot: 1,
  up: true,
  gameCount: 30,
  accountTypeName: 'THIRD',
  isGame: null,
  directGameId: null,
};

describe('A vendor card', () => {
  it('[3-44] has vassalage, displayName, gameType and isHot', () => {
    expect(v.parse(VendorCard, card)).toEqual(card);
    for (const field of ['vassalage', 'displayName', 'gameType', 'isHot'] as const) {
      const { [field]: _without, ...rest } = card;
      expect([field, v.is(VendorCard, rest)]).toEqual([field, false]);
    }
    expect(v.is(VendorCard, { ...card, gameType: 'OTHER' })).toBe(false);
  });
});
