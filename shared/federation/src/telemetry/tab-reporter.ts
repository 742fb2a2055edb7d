import type { FailureCause, TabEvent, TabInstruction, TabReport, Vital } from '@atrium/contracts/telemetry';
import type { Clock } from '../deadline.ts';
import type { Federation } from '../federation.ts';
import type { RemoteReport } from '../remote-report.ts';
import { attribute } from './attribute-error.ts';

/** Most events in one report, and in the queue, which drops the oldest. */
const EVENT_LIMIT = 60;
/** Until the gateway instructs otherwise, a tab reports every minute that it is open. */
const DEFAULT_INSTRUCTION: TabInstruction = { sample: 1, beatSeconds: 60, spreadSeconds: 0 };
/** Events within this time are sent in one report. */
const BATCH_MS = 1_500;
/** The same for swaps, which operators watch while they happen. */
const SWAP_BATCH_MS = 250;
const REFUSALS: readonly string[] = [
  'older',
  'malformed',
  'unknown-key',
  'bad-signature',
  'unverifiable',
  'forked',
  'missing',
];
/** The contract's form of a version; another form (a developer's own build) is not counted. */
const VERSION = /^(\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?|frame|maintenance)$/;

const OUTCOMES = { 'swap-ready': 'ready', 'swap-waits': 'waiting', swapped: 'done' } as const;

/** The gateway cannot read a report: during a rolling update, or after one was taken back, it is of an older release than the tab. */
export class ReportRefused extends Error {}

export interface TabReporterParts {
  federation: Pick<Federation, 'settled' | 'shown' | 'snapshot' | 'subscribe'>;
  /** Sends a report and resolves to the gateway's instruction; rejects when it did not arrive, with `ReportRefused` when it was refused. */
  send(report: TabReport): Promise<TabInstruction>;
  /** Sends a report while the page closes; there is no answer. */
  beacon(report: TabReport): void;
  clock: Clock;
  /** The nonce of the served page. */
  page?: string | undefined;
  random?(): number;
}

export interface TabReporter {
  take(report: RemoteReport): void;
  vital(about: { remote: string; version: string }, name: Vital, value: number): void;
  /** Sends what is queued when the page is hidden, or closes (`gone`). */
  leave(gone: boolean): void;
  /** Reports again after the page was restored from the browser's back/forward cache. */
  resume(): void;
}

/**
 * Reports to the gateway how remotes perform in this tab: one visit and one failing visit at most for each version, a
 * count of every other event, nothing about the member. A tab sends one report at a time.
 */
export function createTabReporter({
  federation,
  send,
  beacon,
  clock,
  page,
  random = Math.random,
}: TabReporterParts): TabReporter {
  const tab = Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');
  const draw = random();
  const visited = new Set<string>();
  const failing = new Set<string>();
  let instruction = DEFAULT_INSTRUCTION;
  let events: TabEvent[] = [];
  let reported: number | undefined;
  let timer: { handle: unknown; at: number } | undefined;
  let sending = false;

  const report = (gone: boolean): TabReport => {
    const sequence = federation.settled();
    const due = events;
    events = [];
    reported = sequence;
    return {
      tab,
      ...(page && { page }),
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
      sendIn(BATCH_MS);
      return;
    }
    sending = true;
    const sent = report(false);
    send(sent)
      .then(
        (answer) => {
          instruction = answer;
        },
        (error: unknown) => {
          const again = error instanceof ReportRefused ? evidenceIn(sent.events) : sent.events;
          events = [...again, ...events].slice(-EVENT_LIMIT);
        },
      )
      .finally(() => {
        sending = false;
        // Tabs that were opened together do not report together.
        sendIn(instruction.beatSeconds * 1_000 * (0.8 + random() * 0.4));
      });
  };
  const sendIn = (ms: number): void => {
    const at = clock.now() + ms;
    if (timer && timer.at <= at) return;
    if (timer) clock.clearTimeout(timer.handle as never);
    timer = { handle: clock.setTimeout(flush, ms), at };
  };
  const spread = (): number => SWAP_BATCH_MS + random() * (SWAP_BATCH_MS + instruction.spreadSeconds * 1_000);
  const add = (event: TabEvent, within: number = BATCH_MS): void => {
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
    else events = [...events, event].slice(-EVENT_LIMIT);
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
    if (reported !== undefined && federation.settled() !== reported) sendIn(spread());
  });
  sendIn(BATCH_MS + random() * BATCH_MS);

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
        case 'swap-ready':
        case 'swap-waits':
        case 'swapped':
          return add(
            {
              kind: 'swap',
              remote: happened.remote,
              version: happened.version,
              outcome: OUTCOMES[happened.kind],
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
        case 'shadowed':
          return add({ kind: 'shadow', ...happened.rendering });
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
    resume: () => sendIn(0),
  };
}

/** What error budgets go by, in its own report: every release reads it. None where that alone was refused. */
function evidenceIn(events: readonly TabEvent[]): TabEvent[] {
  const evidence = events.filter(({ kind }) => kind === 'visit' || kind === 'failing-visit');
  return evidence.length < events.length ? evidence : [];
}
