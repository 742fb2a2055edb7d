import type { Chance } from '../chance/chance.ts';
import { commitmentOf, fairChance, newSeed } from '../chance/fair-chance.ts';
import type { House } from '../house.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import { isUndecided } from '../store/decisions.ts';
import {
  currentSeeds,
  type FairSeeds,
  fairRoundsOf,
  nextSeed,
  replaceSeeds,
  saveNextSeed,
} from '../store/fair-seeds.ts';
import { findRound, roundsOf } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';

/** What a player may know of the seeds: the hash before, the seed itself once the pair was replaced. */
export interface FairView {
  readonly hash: string;
  /** The hash of the seed that the next change puts in force, whatever the player sends with it. */
  readonly nextHash: string;
  readonly clientSeed: string;
  readonly nextNonce: number;
  /** Newest first; `serverSeed` is null while its pair is in use. */
  readonly rounds: readonly {
    readonly id: string;
    readonly nonce: number;
    readonly hash: string;
    readonly clientSeed: string;
    readonly serverSeed: string | null;
    readonly shown: Json;
  }[];
}

const RECENT = 20;

/** The pair in use, made on the first visit. */
export function seedsOf(house: House, session: Session): FairSeeds {
  return house.store.transaction(() => {
    const current = currentSeeds(house.store, session);
    if (current) return current;
    beginPair(house, session, newSeed(house.chance).slice(0, 16));
    return currentSeeds(house.store, session) as FairSeeds;
  });
}

export function chanceOf({ serverSeed, clientSeed, nextNonce }: FairSeeds): Chance {
  return fairChance(serverSeed, clientSeed, nextNonce);
}

export function fairView(house: House, session: Session): FairView {
  const [{ serverSeed, clientSeed, nextNonce }, next] = house.store.transaction(
    () => [seedsOf(house, session), nextSeedOf(house, session)] as const,
  );
  const rounds = fairRoundsOf(house.store, session, RECENT).flatMap(({ roundId, nonce, seeds }) => {
    const round = findRound(house.store, roundId);
    if (round?.status !== 'open' && round?.status !== 'settled') return [];
    return [
      {
        id: roundId,
        nonce,
        hash: commitmentOf(seeds.serverSeed),
        clientSeed: seeds.clientSeed,
        serverSeed: seeds.revealed ? seeds.serverSeed : null,
        shown: mechanicOf(session.launch).reveal?.(round.shown, house.now() - round.startedAt) ?? round.shown,
      },
    ];
  });
  return { hash: commitmentOf(serverSeed), nextHash: commitmentOf(next), clientSeed, nextNonce, rounds };
}

/** Takes the player's own seed and reveals the house's old one. Not while a stake or a decision is awaited: it would give the outcome away. */
export function changeClientSeed(house: House, session: Session, clientSeed: string): FairView | undefined {
  return house.store.transaction(() => {
    const [last] = roundsOf(house.store, session, 1);
    if (last && (last.status === 'placing' || isUndecided(house.store, last.id))) return undefined;
    beginPair(house, session, clientSeed);
    return fairView(house, session);
  });
}

/** The house's half was there before the player's: drawn with that in hand, it could be tried until it suits the house. */
function beginPair(house: House, session: Session, clientSeed: string): void {
  replaceSeeds(house.store, session, nextSeedOf(house, session), clientSeed, house.now());
  saveNextSeed(house.store, session, newSeed(house.chance));
}

function nextSeedOf({ store, chance }: House, session: Session): string {
  const kept = nextSeed(store, session);
  if (kept) return kept;
  const drawn = newSeed(chance);
  saveNextSeed(store, session, drawn);
  return drawn;
}
