import type { Endpoint } from '@atrium/contracts/endpoint';
import { encryptionKey } from '@atrium/contracts/session';
import { ALL_CALLS } from '../all-calls.ts';
import { senderTo, type Sent } from '../wire/send.ts';
import { faultOf, faultOfOther } from './fault-of.ts';
import { hostileRequest } from './hostile-request.ts';
import { requestToOtherAddress } from './other-addresses.ts';
import { seededRandom } from './seeded-random.ts';

export interface FuzzOptions {
  url: string;
  seed: number;
  requests: number;
  /**
   * Returns the cookie headers of the callers, renewed periodically, since some calls end a session. '' is a visitor.
   */
  callers(): Promise<readonly string[]>;
  /** A request without an answer after this time in milliseconds counts as a hang. */
  timeoutMs?: number;
  calls?: readonly Endpoint[];
  /** The number of simultaneous requests. */
  lanes?: number;
}

export interface FuzzFault {
  call: string;
  what: string;
  request: { method: string; path: string; headers: Record<string, string>; body: string };
}

export interface FuzzReport {
  seed: number;
  requests: number;
  calls: number;
  byStatus: Record<string, number>;
  slowest: { call: string; milliseconds: number };
  /** Idempotency keys of executed money commands. */
  accepted: string[];
  faults: FuzzFault[];
}

const ROUND = 250;
/** One in this many requests is sent to an address outside the contracts. */
const OTHER = 10;
const MOST_FAULTS = 50;

/** Sends hostile requests to every call in turn. One seed produces one sequence of requests. */
export async function runFuzz({
  url,
  seed,
  requests,
  callers,
  timeoutMs = 10_000,
  calls = ALL_CALLS,
  lanes = 4,
}: FuzzOptions): Promise<FuzzReport> {
  const random = seededRandom(seed);
  const send = senderTo(url, timeoutMs);
  const report: FuzzReport = {
    seed,
    requests: 0,
    calls: calls.length,
    byStatus: {},
    slowest: { call: '', milliseconds: 0 },
    accepted: [],
    faults: [],
  };
  const publicKey = await keyOf(send);
  try {
    while (report.requests < requests && report.faults.length < MOST_FAULTS) {
      const cookies = await callers();
      const round = Array.from({ length: Math.min(ROUND, requests - report.requests) }, (_, index) => {
        if (index % OTHER === 0) return { endpoint: undefined, request: requestToOtherAddress(random) };
        const endpoint = calls[(report.requests + index) % calls.length]!;
        const request = hostileRequest(endpoint, random, publicKey);
        const cookie = random.chance(0.03)
          ? random.pick(['=', 'a=%ff; b', `x=${'y'.repeat(3_000)}`])
          : random.pick(cookies);
        return { endpoint, request: { ...request, headers: { ...(cookie ? { cookie } : {}), ...request.headers } } };
      });
      report.requests += round.length;
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          for (let next = round.shift(); next; next = round.shift()) await fire(next.endpoint, next.request);
        }),
      );
    }
  } finally {
    send.close();
  }
  return report;

  async function fire(endpoint: Endpoint | undefined, request: Sent & { key?: string }): Promise<void> {
    const call = endpoint?.name ?? request.path;
    const fault = (what: string) => {
      const { method, path, headers = {}, body = '' } = request;
      report.faults.push({
        call,
        what,
        request: { method, path: path.slice(0, 400), headers, body: String(body).slice(0, 400) },
      });
    };
    try {
      const answer = await send(request);
      report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1;
      if (answer.milliseconds > report.slowest.milliseconds)
        report.slowest = { call, milliseconds: Math.round(answer.milliseconds) };
      if (answer.status === 200 && request.key) report.accepted.push(request.key);
      const what = endpoint ? faultOf(endpoint, request, answer) : faultOfOther(answer);
      if (what) fault(what);
    } catch (error) {
      fault(`no answer: ${(error as Error).message}`);
    }
  }
}

async function keyOf(send: ReturnType<typeof senderTo>): Promise<string> {
  const { json, status } = await send({ method: 'GET', path: encryptionKey.path });
  const key = (json as { value?: { publicKey?: string } } | undefined)?.value?.publicKey;
  if (!key) throw new Error(`GET ${encryptionKey.path} answers no public key (status ${status}).`);
  return key;
}
