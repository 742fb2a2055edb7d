import { createHash } from 'node:crypto';
import { book } from './mechanics/book/book.ts';
import { COCKFIGHT, ESPORTS, FOOTBALL, type Sport } from './mechanics/book/sports.ts';
import { chess } from './mechanics/contest/chess.ts';
import { contestMechanic } from './mechanics/contest/contest-mechanic.ts';
import { dominoes } from './mechanics/contest/dominoes.ts';
import { niuNiu as niuNiuContest } from './mechanics/contest/niu-niu.ts';
import { tricks } from './mechanics/contest/tricks.ts';
import { fish } from './mechanics/fish/fish.ts';
import { blackjack } from './mechanics/hands/blackjack.ts';
import { casinoHoldem } from './mechanics/hands/casino-holdem.ts';
import { threeCardPoker } from './mechanics/hands/three-card-poker.ts';
import { highCard } from './mechanics/high-card/high-card.ts';
import { baccarat } from './mechanics/live/baccarat.ts';
import { dragonTiger } from './mechanics/live/dragon-tiger.ts';
import { fanTan } from './mechanics/live/fan-tan.ts';
import { fishPrawnCrab } from './mechanics/live/fish-prawn-crab.ts';
import { goldenFlower } from './mechanics/live/golden-flower.ts';
import { mahjongTiles } from './mechanics/live/mahjong-tiles.ts';
import { niuNiu } from './mechanics/live/niu-niu.ts';
import { paiGow } from './mechanics/live/pai-gow.ts';
import { roulette } from './mechanics/live/roulette.ts';
import { seDie } from './mechanics/live/se-die.ts';
import { sicBo } from './mechanics/live/sic-bo.ts';
import type { Json, Mechanic } from './mechanics/mechanic.ts';
import { HOLD_MODEL, LINES_MODEL, WAYS_MODEL } from './mechanics/slot/models.ts';
import { slot } from './mechanics/slot/slot.ts';

/** Live tables by the portal's game type. */
export const TABLES: Readonly<Record<string, Mechanic>> = {
  BAC: baccarat,
  ROU: roulette,
  SIC: sicBo,
  DAT: dragonTiger,
  SD: seDie,
  FT: fanTan,
  YSX: fishPrawnCrab,
  NN: niuNiu,
  WZPJ: paiGow,
  MT: mahjongTiles,
  ZJH: goldenFlower,
};

/** Card games against the house, by the portal's game type. */
export const HANDS: Readonly<Record<string, Mechanic>> = { BJ: blackjack, HE: casinoHoldem, TCP: threeCardPoker };

const lines = slot(LINES_MODEL, 0.9633);
const ways = slot(WAYS_MODEL, 0.9562);
const hold = slot(HOLD_MODEL, 0.9629);
/** The gateway's catalogue says by the same rule how many lines a demo slot has. */
const SLOTS: readonly Mechanic[] = [lines, ways, hold, ways];
/** The games whose rounds are drawn from seeds, by the name that the verifier knows them under. */
export const PROVABLE: Readonly<Record<string, Mechanic>> = {
  lines,
  ways,
  hold,
  fish,
  ...Object.fromEntries(Object.values(HANDS).map((mechanic) => [mechanic.hands!.name, mechanic])),
};
/** What the verifier counts again, with the rules its page needs: the provable games, the tables that players share, and the courses of sports events. */
export const VERIFIABLE: Readonly<Record<string, { readonly kind: string; readonly facts: Json }>> = {
  ...PROVABLE,
  'high-card': highCard,
  ...Object.fromEntries(
    [FOOTBALL, ESPORTS, COCKFIGHT].map(({ name, minutes, rates, leagues }) => [
      name,
      {
        kind: 'book',
        facts: { minutes, rates, teams: Object.values(leagues)[0]!.length, leagues: Object.keys(leagues).length },
      },
    ]),
  ),
  ...Object.fromEntries(Object.values(TABLES).map(({ table, facts }) => [table!.name, { kind: table!.name, facts }])),
};
/** Games among members by the portal's game type; every other type is high card. */
const CONTESTS: Readonly<Record<string, Mechanic>> = {
  CHESS: contestMechanic(chess({ bankMs: 300_000, incrementMs: 3_000 })),
  BLITZ: contestMechanic(chess({ bankMs: 180_000, incrementMs: 2_000 })),
  DOMINO: contestMechanic(dominoes(true)),
  BLOCK: contestMechanic(dominoes(false)),
  TRUMPS: contestMechanic(tricks('trumps')),
  HEARTS: contestMechanic(tricks('hearts')),
  NIUNIU: contestMechanic(niuNiuContest),
};
const football = book(FOOTBALL);
const esports = book(ESPORTS);
const cockfight = book(COCKFIGHT);
/** The sport of each category that has a book. */
export const BOOKS: Readonly<Record<string, Sport>> = { SPORTS: FOOTBALL, ESPORTS, COCKFIGHT };

/** The mechanic of a game: its category decides the kind, its code the variant, so a game is always the same one. */
export function pickMechanic(category: string, gameId: string, gameType = ''): Mechanic {
  switch (category.toUpperCase()) {
    case 'LIVE':
      // A vendor that sends no type has one kind of table.
      return TABLES[gameType] ?? HANDS[gameType] ?? baccarat;
    case 'FISH':
      return fish;
    case 'PVP':
      return CONTESTS[gameType] ?? highCard;
    case 'SPORTS':
      return gameType === 'cockfight' ? cockfight : football;
    case 'COCKFIGHT':
      return cockfight;
    case 'ESPORTS':
      return esports;
    default:
      return SLOTS[variantOf(gameId) % SLOTS.length] as Mechanic;
  }
}

/** Whether the house has the rules of a game's type; one of an unknown type is not opened rather than dealt by other rules. */
export function hasRules({ category, gameType }: { category: string; gameType?: string | undefined }): boolean {
  return category.toUpperCase() !== 'LIVE' || !gameType || gameType in TABLES || gameType in HANDS;
}

export function mechanicOf({
  category,
  gameId,
  gameType,
}: {
  category: string;
  gameId: string;
  gameType?: string | undefined;
}): Mechanic {
  return pickMechanic(category, gameId, gameType);
}

/** A stable number from a game's code; the page dresses the game by it too. */
export function variantOf(gameId: string): number {
  return createHash('sha256').update(gameId).digest().readUInt32BE(0);
}
