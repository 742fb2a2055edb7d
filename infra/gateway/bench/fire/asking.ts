import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import type { Caller, Reply } from '../world/http-caller.ts';

/** The outcome of a command: the last answer, and whether any earlier attempt had none. */
export interface Word extends Reply {
  doubted: boolean;
}

export interface Asking {
  /** Sends the same command to one random gateway after another until one of them decides it. */
  untilDecided(ask: (caller: Caller) => Promise<Reply>, isDecided?: (reply: Reply) => boolean): Promise<Word>;
  /** The number of decided commands. */
  readonly decided: number;
  /** The number of attempts without an answer: cut connections, time-outs, 5xx, "try again". */
  readonly doubts: number;
}

/** Whether it is an answer, rather than a transport error or a refusal that the gateway marks as temporary. */
const isWord = ({ status, body }: Reply): boolean => status < 500 && status !== 429 && body.code !== 'TEMPORARY_ERROR';
const LONGEST_PAUSE_MS = 400;
/** Longer than any restart: a command that is still undecided was lost. */
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
      for (let doubted = false, wait = 10; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
        try {
          const reply = await ask(random.pick(callers));
          last = reply;
          if (isWord(reply) && isDecided(reply)) {
            decided += 1;
            return { ...reply, doubted };
          }
        } catch (error) {
          // Unknown whether it was executed; the repeat returns the outcome.
          last = String(error);
        }
        if (Date.now() > limit)
          throw new Error(
            `A command was not decided within ${DECISION_TIMEOUT_MS / 1_000} s; the last answer was ${JSON.stringify(last)}.`,
          );
        doubted = true;
        doubts += 1;
        await pause(wait);
      }
    },
  };
}
