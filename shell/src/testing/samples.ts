import type { Category } from '@atrium/contracts/game-categories';
import type { Game } from '@atrium/contracts/games';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import type { MemberInfo } from '@atrium/contracts/members';
import type { LaunchObject } from '@atrium/host';

export const sampleVendor = (change: Partial<VendorCard> = {}): VendorCard => ({
  vassalage: 'PG',
  displayName: 'Pavo Works',
  gameType: 'RNG',
  isHot: 0,
  up: true,
  gameCount: 30,
  accountTypeName: 'RNG',
  isGame: null,
  directGameId: null,
  ...change,
});

export const vendorsOf = (category: Category, count: number): VendorCard[] =>
  Array.from({ length: count }, (_, index) =>
    sampleVendor({ vassalage: `${category}${index}`, displayName: `${category} ${index}`, gameType: category }),
  );

export const sampleGame = (change: Partial<Game> = {}): Game => ({
  gameId: 'g1',
  code: 'ember-fox',
  name: 'Ember Fox',
  vassalage: 'PG',
  vendorName: 'Pavo Works',
  gameType: 'RNG',
  kind: 'slots',
  accountTypeName: 'RNG',
  defaultPlayType: null,
  isGame: null,
  cover: '/art/covers/g1.webp',
  minBet: '20',
  maxBet: '100000',
  lines: 20,
  returnPercent: 96,
  demo: true,
  isNew: false,
  isHot: true,
  jackpot: null,
  playable: true,
  ...change,
});

export const sampleMember = (change: Partial<MemberInfo> = {}): MemberInfo => ({
  id: '1',
  account: 'mara_88',
  nickname: 'Mara',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
  ...change,
});

/** What opens the sample game. */
export const SAMPLE_LAUNCH: LaunchObject = {
  code: 'ember-fox',
  gameId: 'g1',
  name: 'Ember Fox',
  defaultPlayType: null,
  accountTypeName: 'RNG',
  gameType: 'RNG',
  isGame: null,
  vassalage: 'PG',
};

export const MEMBER = { token: 'marker', account: 'mara_88', isAgent: 0 } as const;
export const TRIAL = { token: 'marker', account: 'trial_1', isAgent: 4 } as const;
export const AGENT = { token: 'marker', account: 'agent1', isAgent: 1 } as const;
