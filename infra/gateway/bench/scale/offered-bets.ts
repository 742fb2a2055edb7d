import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import { asking } from '../fire/asking.ts';
import type { Caller } from '../world/http-caller.ts';
import type { Player, Vendor } from '../world/people.ts';

/** What happened to the bets since the last `takeStretch`. */
export interface Stretch {
  seconds: number;
  decided: number;
  /** Attempts without an answer, which were repeated. */
  repeats: number;
  /** Bets that were not offered, because as many as allowed were undecided. */
  heldBack: number;
  /** From the first attempt to the answer that decided it, milliseconds. */
  p50: number;
  slowest: number;
}

/** Bets of one minor unit that a vendor sends at a steady rate, whatever the answers; each is repeated until it is decided. */
export interface OfferedBets {
  /** By transaction: who staked. Each was answered with OK. */
  readonly acknowledged: ReadonlyMap<string, Player>;
  /** How many were refused, by the vendor API's code. */
  readonly refused: ReadonlyMap<string, number>;
  takeStretch(): Stretch;
  /** Stops offering; resolves when every bet is decided. */
  pause(): Promise<void>;
  resume(): void;
}

interface Offer {
  caller: Caller;
  vendor: Vendor;
  players: readonly Player[];
  random: SeededRandom;
  perSecond: number;
}

const TICK_MS = 10;
/** A vendor has no more calls open than this. */
const UNDECIDED_LIMIT = 1_000;

export function offerBets({ caller, vendor, players, random, perSecond }: Offer): OfferedBets {
  const acknowledged = new Map<string, Player>();
  const clients = asking([caller], random);
  const undecided = new Set<Promise<void>>();
  const refused = new Map<string, number>();
  let [count, heldBack, doubtsBefore] = [0, 0, 0];
  let durations: number[] = [];
  let stretchBegan = performance.now();
  let timer: NodeJS.Timeout | undefined;

  async function bet(): Promise<void> {
    const player = random.pick(players);
    const txId = `s${++count}`;
    const begun = performance.now();
    const body = {
      sessionToken: player.token(vendor.code),
      txId,
      roundId: txId,
      gameId: vendor.gameId,
      amount: '1',
      currency: 'PHP',
    };
    const word = await clients.untilDecided((to) => to.vendor(vendor, 'bet', body));
    durations.push(performance.now() - begun);
    if (word.status === 200 && word.body.status === 'ok') acknowledged.set(txId, player);
    else {
      const code = String(word.body.code ?? word.status);
      refused.set(code, (refused.get(code) ?? 0) + 1);
    }
  }
  function offer(due: number): void {
    for (let n = 0; n < due; n++) {
      if (undecided.size >= UNDECIDED_LIMIT) heldBack += 1;
      else {
        const one: Promise<void> = bet().finally(() => undecided.delete(one));
        undecided.add(one);
      }
    }
  }
  const resume = (): void => {
    let offeredUntil = performance.now();
    let rest = 0;
    timer = setInterval(() => {
      const now = performance.now();
      rest += ((now - offeredUntil) / 1_000) * perSecond;
      offeredUntil = now;
      offer(Math.floor(rest));
      rest %= 1;
    }, TICK_MS);
  };
  resume();
  return {
    acknowledged,
    refused,
    takeStretch() {
      durations.sort((a, b) => a - b);
      const stretch: Stretch = {
        seconds: (performance.now() - stretchBegan) / 1_000,
        decided: durations.length,
        repeats: clients.doubts - doubtsBefore,
        heldBack,
        p50: Math.round(durations[Math.floor(durations.length / 2)] ?? 0),
        slowest: Math.round(durations.at(-1) ?? 0),
      };
      [durations, heldBack, doubtsBefore, stretchBegan] = [[], 0, clients.doubts, performance.now()];
      return stretch;
    },
    async pause() {
      clearInterval(timer);
      while (undecided.size > 0) await pause(20);
    },
    resume,
  };
}
