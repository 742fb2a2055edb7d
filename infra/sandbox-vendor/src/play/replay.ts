import { nearestTag } from '@atrium/contracts/language-of';
import { randomBytes } from 'node:crypto';
import { REPLAY_LINK_SECONDS, type RoundReply } from '@atrium/contracts/seamless';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { RECORDS } from '../../public/fair/outcomes.js';
import { commitmentOf } from '../chance/fair-chance.ts';
import type { House } from '../house.ts';
import type { Slip } from '../mechanics/book/book.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { mechanicOf, PROVABLE } from '../pick-mechanic.ts';
import { findEvent } from '../store/book-events.ts';
import { fairRound } from '../store/fair-seeds.ts';
import { findGame, type KnownGame } from '../store/known-games.ts';
import { saveReplayLink, spendReplayLink } from '../store/replay-links.ts';
import { findRound, type Round } from '../store/rounds.ts';
import { roundOutcome } from './round-outcome.ts';

export interface Replay {
  readonly round: Round;
  readonly game: KnownGame;
}

/** A link to the look back at one round of a player, good for one opening, and the seeds of the round where it has some. */
export function replayLink(
  house: House,
  vendorId: string,
  asked: { playerRef: string; roundId: string; language: string },
): RoundReply {
  const replay = replayOf(house, asked.roundId);
  const own = replay?.round.vendorId === vendorId && replay.round.playerRef === asked.playerRef;
  if (!replay || !own) return { status: 'refused', code: 'ROUND_NOT_FOUND' };
  const token = randomBytes(24).toString('base64url');
  const now = house.now();
  saveReplayLink(house.store, token, { roundId: replay.round.id, expiresAt: now + REPLAY_LINK_SECONDS * 1000 }, now);
  const language = encodeURIComponent(asked.language);
  const outcome = roundOutcome(replay.round, replay.game, shownOf(replay, now), nearestTag(asked.language));
  return {
    status: 'ok',
    replayUrl: `/replay/${token}?language=${language}`,
    outcome,
    fair: seedsFor(house, replay, language),
  };
}

/** What a link shows, once. */
export function openReplay(house: House, token: string): Replay | undefined {
  const roundId = spendReplayLink(house.store, token, house.now());
  return roundId === undefined ? undefined : replayOf(house, roundId);
}

/** Whether the round's outcome may be shown: its stake was taken and its time is over. */
export function isOver({ status, startedAt, settlesAfter }: Round, now: number): boolean {
  return status === 'settled' || (status === 'open' && now - startedAt >= settlesAfter);
}

/** What a look back may show: nothing before the round is over, and then all that has happened by now. */
export function shownOf({ round, game }: Replay, now: number): Json {
  if (!isOver(round, now)) return null;
  return mechanicOf(game).reveal?.(round.shown, Math.max(now - round.startedAt, round.settlesAfter)) ?? round.shown;
}

function replayOf(house: House, roundId: string): Replay | undefined {
  const round = findRound(house.store, roundId);
  const game = round && findGame(house.store, round.vendorId, round.gameId);
  return round && game && round.mode === 'real' ? { round, game } : undefined;
}

function seedsFor(house: House, { round, game }: Replay, language: string) {
  const drawn = fairRound(house.store, round.id);
  if (!drawn) return eventSeeds(house, { round, game }, language);
  const { nonce, seeds } = drawn;
  const hash = commitmentOf(seeds.serverSeed);
  const serverSeed = seeds.revealed ? seeds.serverSeed : null;
  const verifyUrl =
    serverSeed && isOver(round, house.now())
      ? verifierOf({ round, game }, { hash, serverSeed, clientSeed: seeds.clientSeed, nonce }, language)
      : null;
  return { hash, clientSeed: seeds.clientSeed, nonce, serverSeed, verifyUrl };
}

/** The seeds of a bet on one event, shown when that is over; of several events each has its own on the book's page. */
function eventSeeds(house: House, { round, game }: Replay, language: string) {
  const slip = mechanicOf(game).book && (shownOf({ round, game }, house.now()) as unknown as Slip | null);
  const [leg, ...others] = slip?.legs ?? [];
  const seed = leg && others.length === 0 ? findEvent(house.store, round.vendorId, leg.event)?.seed : undefined;
  if (!leg || !seed) return null;
  const seeds = { hash: commitmentOf(seed), clientSeed: `${round.vendorId}/${leg.event}`, nonce: 0 };
  if (!leg.score) return { ...seeds, serverSeed: null, verifyUrl: null };
  const values = {
    game: mechanicOf(game).book!.name,
    ...seeds,
    nonce: '0',
    serverSeed: seed,
    record: leg.score.join(':'),
  };
  return { ...seeds, serverSeed: seed, verifyUrl: `/verify?language=${language}#${new URLSearchParams(values)}` };
}

/** The verifier's page with everything filled in; what follows the hash sign reaches no server. */
function verifierOf(
  { round, game }: Replay,
  seeds: { hash: string; serverSeed: string; clientSeed: string; nonce: number },
  language: string,
): string | null {
  const mechanic = mechanicOf(game);
  const name = Object.keys(PROVABLE).find((each) => PROVABLE[each] === mechanic);
  const records: Readonly<Record<string, ((shown: never) => string) | undefined>> = RECORDS;
  const record = records[mechanic.kind]?.(round.shown as never);
  if (!name || record === undefined) return null;
  const choice = String((round.shown as { fish?: string } | null)?.fish ?? '');
  const values = {
    game: name,
    hash: seeds.hash,
    serverSeed: seeds.serverSeed,
    clientSeed: seeds.clientSeed,
    nonce: String(seeds.nonce),
    record,
    choice,
  };
  return `/verify?language=${language}#${new URLSearchParams(values)}`;
}
