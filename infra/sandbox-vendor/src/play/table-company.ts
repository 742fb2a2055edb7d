import { commitmentOf, fairChance } from '../chance/fair-chance.ts';
import { pickOne } from '../chance/chance.ts';
import type { LiveGame } from '../mechanics/live/live-table.ts';
import { variantOf } from '../pick-mechanic.ts';

const DEALERS = [
  'Ines',
  'Mirela',
  'Tomas',
  'Anh',
  'Sofia',
  'Dario',
  'Yuna',
  'Katrin',
  'Rafael',
  'Mei',
  'Olena',
  'Bruno',
  'Lien',
  'Marta',
  'Hugo',
  'Nadia',
  'Elias',
  'Thuy',
  'Camila',
  'Pavel',
  'Zita',
  'Aron',
  'Leila',
  'Goran',
  'Imani',
  'Petra',
  'Kenji',
  'Rosa',
  'Emre',
  'Talia',
  'Janek',
  'Noor',
];
const SHIFT_MS = 30 * 60_000;
/** The rounds for which guests of the house stay. */
const STAY_ROUNDS = 3;
/** Wheels and dice have room for more than a card table. */
const SEATS: Readonly<Record<LiveGame['name'], number>> = {
  baccarat: 7,
  'dragon-tiger': 10,
  roulette: 14,
  'sic-bo': 12,
  'se-die': 12,
  'fan-tan': 12,
  'fish-prawn-crab': 12,
  'niu-niu': 9,
  'pai-gow': 9,
  'mahjong-tiles': 9,
  'golden-flower': 10,
};
/** Least and most that one stake may be, in minor units: small, middle and high tables. */
const LIMITS = [
  [20, 10_000],
  [100, 20_000],
  [200, 50_000],
] as const;

/** What a live table is besides its game. All of it follows from its name and the clock, the same in every process. */
export interface Company {
  readonly dealer: string;
  readonly seats: number;
  readonly taken: number;
}

/**
 * Dealers change by the half-hour, tables a little apart from each other. Beside the members whose page follows the table
 * sit guests of the house: players without money who make the room look as it would. They take no seat from anybody: a
 * stake can be placed at a full table, too.
 */
export function companyOf(table: string, game: LiveGame, round: number, now: number, members: number): Company {
  const apart = Number.parseInt(commitmentOf(table).slice(0, 6), 16);
  const shift = Math.floor((now + (apart % SHIFT_MS)) / SHIFT_MS);
  const seats = SEATS[game.name];
  const guests = fairChance('guests', table, Math.floor((round + apart) / STAY_ROUNDS)).below(seats);
  return {
    dealer: pickOne(fairChance('dealers', table, shift), DEALERS),
    seats,
    taken: Math.min(seats, guests + members),
  };
}

/** What a table takes at least and at most. */
export function limitsOf(gameId: string): readonly [least: number, most: number] {
  return LIMITS[variantOf(gameId) % LIMITS.length] as readonly [number, number];
}

/** The followers of each table, by their open streams. */
export interface Audience {
  /** The player looks at the table until the returned function is called. */
  enter(table: string, playerRef: string): () => void;
  at(table: string): number;
}

export function createAudience(): Audience {
  const tables = new Map<string, Map<string, number>>();
  return {
    enter(table, playerRef) {
      const players = tables.get(table) ?? new Map<string, number>();
      tables.set(table, players.set(playerRef, (players.get(playerRef) ?? 0) + 1));
      return () => {
        const pages = (players.get(playerRef) ?? 1) - 1;
        if (pages > 0) players.set(playerRef, pages);
        else players.delete(playerRef);
      };
    },
    at: (table) => tables.get(table)?.size ?? 0,
  };
}
