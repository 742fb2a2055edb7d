import type { FailureCause, TabEvent, TabInstruction, TabReport, Vital } from '@atrium/contracts/telemetry';
import type { Clock } from '../deadline.ts';
import type { Federation } from '../federation.ts';
import type { RemoteReport } from '../remote-report.ts';
import { attribute } from './attribute-error.ts';

/** Events that wait at most; of more the oldest are dropped. One report holds no more. */
const MOST = 60;
/** A tab that is told nothing else says every minute that it is open. */
const FIRST: TabInstruction = { sample: 1, beatSeconds: 60, spreadSeconds: 0 };
/** What happens close together goes out together, in ms. */
const GATHER = 1_500;
/** A change-over is watched by operators while it goes on. */
const GATHER_SWAP = 250;
const REFUSALS: readonly string[] = ['older', 'malformed', 'unknown-key', 'bad-signature', 'unverifiable'];
/** As the contract spells versions; one that is spelt otherwise (a developer's own) is nobody's figures. */
const VERSION = /^(\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?|frame|maintenance)$/;

export interface TabReporterParts {
  federation: Pick<Federation, 'settled' | 'shown' | 'snapshot' | 'subscribe'>;
  /** Sends a report and resolves to the answer; rejects when it did not arrive. */
  send(report: TabReport): Promise<TabInstruction>;
  /** Sends a report while the page goes away; nobody hears the answer. */
  beacon(report: TabReport): void;
  clock: Clock;
  random?(): number;
}

export interface TabReporter {
  take(report: RemoteReport): void;
  vital(about: { remote: string; version: string }, name: Vital, value: number): void;
  /** The page goes to the background or away. */
  leave(gone: boolean): void;
  /** The page is back from the browser's memory. */
  comeBack(): void;
}

/**
 * Tells the gateway how remotes fare in this tab: at most one visit and one failing visit for each version, every other
 * event counted, nothing about the member. Reports wait for each other, so a tab has one on its way at most.
 */
export function createTabReporter({
  federation,
  send,
  beacon,
  clock,
  random = Math.random,
}: TabReporterParts): TabReporter {
  const tab = Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');
  const draw = random();
  const visited = new Set<string>();
  const failing = new Set<string>();
  let instruction = FIRST;
  let events: TabEvent[] = [];
  let told: number | undefined;
  let timer: { handle: unknown; at: number } | undefined;
  let sending = false;

  const report = (gone: boolean): TabReport => {
    const sequence = federation.settled();
    const due = events;
    events = [];
    told = sequence;
    return {
      tab,
      sequence,
      waiting: (federation.snapshot()?.sequence ?? -1) > sequence,
      shown: federation
        .shown()
        .filter(({ version }) => VERSION.test(version))
        .slice(0, 40),
      ...(gone && { gone }),
      events: due,
    };
  };
  const flush = (): void => {
    timer = undefined;
    if (sending) {
      sendIn(GATHER);
      return;
    }
    sending = true;
    const sent = report(false);
    send(sent)
      .then(
        (answer) => {
          instruction = answer;
        },
        () => {
          events = [...sent.events, ...events].slice(-MOST);
        },
      )
      .finally(() => {
        sending = false;
        // Tabs that were opened together do not beat together.
        sendIn(instruction.beatSeconds * 1_000 * (0.8 + random() * 0.4));
      });
  };
  const sendIn = (ms: number): void => {
    const at = clock.now() + ms;
    if (timer && timer.at <= at) return;
    if (timer) clock.clearTimeout(timer.handle as never);
    timer = { handle: clock.setTimeout(flush, ms), at };
  };
  const spread = (): number => GATHER_SWAP + random() * (GATHER_SWAP + instruction.spreadSeconds * 1_000);
  const add = (event: TabEvent, within: number = GATHER): void => {
    if ('version' in event && !VERSION.test(event.version)) return;
    if (draw >= instruction.sample) return;
    const same = events.find(
      (known) =>
        known.kind === 'failure' &&
        event.kind === 'failure' &&
        known.remote === event.remote &&
        known.version === event.version &&
        known.cause === event.cause,
    );
    if (same?.kind === 'failure') same.count++;
    else events = [...events, event].slice(-MOST);
    sendIn(within);
  };
  const once = (kind: 'visit' | 'failing-visit', remote: string, version: string): void => {
    const known = kind === 'visit' ? visited : failing;
    const key = `${remote} ${version}`;
    if (known.has(key)) return;
    known.add(key);
    add({ kind, remote, version });
  };
  const failure = (remote: string, version: string, cause: FailureCause, error: unknown, counts: boolean): void => {
    once('visit', remote, version);
    if (counts) once('failing-visit', remote, version);
    const from = attribute(error);
    const place = from?.remote === remote ? from.place : undefined;
    const name = error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : undefined;
    add({ kind: 'failure', remote, version, cause, count: 1, ...(name && { error: name }), ...(place && { place }) });
  };

  federation.subscribe(() => {
    if (told !== undefined && federation.settled() !== told) sendIn(spread());
  });
  sendIn(GATHER + random() * GATHER);

  return {
    take(happened) {
      switch (happened.kind) {
        case 'tried':
          return once('visit', happened.remote, happened.version);
        case 'ready':
          return add({
            kind: 'load',
            remote: happened.remote,
            version: happened.version,
            ms: Math.min(600_000, Math.max(0, happened.ms)),
          });
        case 'load-failed':
          return failure(
            happened.remote,
            happened.version,
            happened.cause as FailureCause,
            happened.error,
            happened.final,
          );
        case 'screen-failed':
          return failure(happened.remote, happened.version, happened.cause, happened.error, true);
        case 'swap-waits':
        case 'swapped':
          return add(
            {
              kind: 'swap',
              remote: happened.remote,
              version: happened.version,
              outcome: happened.kind === 'swapped' ? 'done' : 'waiting',
              ms: Math.min(600_000, happened.ms),
            },
            spread(),
          );
        case 'swap-failed':
        case 'swap-returned':
          return add(
            {
              kind: 'swap',
              remote: happened.remote,
              version: happened.version,
              outcome: happened.kind === 'swap-failed' ? 'failed' : 'returned',
              cause: happened.cause as FailureCause,
            },
            spread(),
          );
        case 'snapshot-refused':
          if (REFUSALS.includes(happened.cause))
            add({ kind: 'snapshot-refused', cause: happened.cause as 'older', count: 1 });
      }
    },
    vital: ({ remote, version }, name, value) =>
      add({ kind: 'vital', remote, version, name, value: Math.min(600_000, Math.max(0, value)) }),
    leave(gone) {
      if (gone || events.length > 0) beacon(report(gone));
    },
    comeBack: () => sendIn(0),
  };
}
