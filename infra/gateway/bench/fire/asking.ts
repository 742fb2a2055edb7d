import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import type { Caller, Said } from '../world/http-caller.ts';

/** What came of a command: the last word, and whether any attempt before it was left without one. */
export interface Word extends Said {
  doubted: boolean;
}

export interface Asking {
  /** Asks one gateway after the other, the same command each time, until one of them decides. */
  untilDecided(ask: (caller: Caller) => Promise<Said>, isDecided?: (said: Said) => boolean): Promise<Word>;
  /** Commands that were decided. */
  readonly decided: number;
  /** Attempts that ended without a word: cut connections, time-outs, 5xx, "try again". */
  readonly doubts: number;
}

/** A transport's fault, and what the gateway itself calls passing. */
const isWord = ({ status, body }: Said): boolean => status < 500 && status !== 429 && body.code !== 'TEMPORARY_ERROR';
const LONGEST_PAUSE = 400;
/** No kill takes as long: what is undecided by then was lost. */
const DECISION_TIMEOUT_MS = 120_000;

export function asking(callers: readonly Caller[], random: SeededRandom): Asking {
  let decided = 0;
  let doubts = 0;
  return {
    get decided() {
      return decided;
    },
    get doubts() {
      return doubts;
    },
    async untilDecided(ask, isDecided = () => true) {
      const limit = Date.now() + DECISION_TIMEOUT_MS;
      let last: unknown;
      for (let doubted = false, wait = 10; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
        try {
          const said = await ask(random.pick(callers));
          last = said;
          if (isWord(said) && isDecided(said)) {
            decided += 1;
            return { ...said, doubted };
          }
        } catch (error) {
          // Nobody knows whether it was done: the repeat finds out.
          last = String(error);
        }
        if (Date.now() > limit)
          throw new Error(
            `A command was not decided within ${DECISION_TIMEOUT_MS / 1_000} s; the last word was ${JSON.stringify(last)}.`,
          );
        doubted = true;
        doubts += 1;
        await pause(wait);
      }
    },
  };
}
