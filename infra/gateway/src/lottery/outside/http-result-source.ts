import { outgoing } from '@atrium/tracing/tracing';
import * as v from 'valibot';
import { boundedText } from '../../platform/bounded-text.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ResultSource } from '../../platform/read-result-sources.ts';
import type { AwaitedDraw, ResultProvider } from './result-provider.ts';

const TIMEOUT_MS = 5_000;
const LARGEST_BYTES = 64 * 1024;
const LONGEST_PAUSE_MS = 60_000;
const SHARE_OF_LATENESS = 0.1;

const Answer = v.object({ result: v.pipe(v.string(), v.nonEmpty()) });

/**
 * A source that answers `GET <url>/<gameCode>/<issue>` with `{ "result": "…" }` in the text form of `parseResult`, or with
 * 404 while the result is not known. Every other answer is a fault: it is logged, and the source is asked again. The pause
 * between two requests is a tenth of the time since the draw, at most a minute. Source: 10-30.
 */
export function httpResultSource({ name, url }: ResultSource, { clock }: Pick<Parts, 'clock'>): ResultProvider {
  const { address, authorization } = splitCredentials(url);
  const askedAtMs = new Map<string, number>();

  function isDue({ gameCode, issue, drawsAt }: AwaitedDraw): boolean {
    const nowMs = clock.now().getTime();
    for (const [draw, atMs] of askedAtMs) if (atMs + LONGEST_PAUSE_MS < nowMs) askedAtMs.delete(draw);
    const draw = `${gameCode}/${issue}`;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, (nowMs - drawsAt.getTime()) * SHARE_OF_LATENESS);
    if (nowMs - (askedAtMs.get(draw) ?? -Infinity) < pauseMs) return false;
    askedAtMs.set(draw, nowMs);
    return true;
  }
  return {
    name,
    async resultOf(draw) {
      if (!isDue(draw)) return null;
      const of = `${encodeURIComponent(draw.gameCode)}/${encodeURIComponent(draw.issue)}`;
      const reply = await outgoing('result source', () =>
        fetch(`${address}/${of}`, {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: 'error',
          headers: { accept: 'application/json', ...(authorization && { authorization }) },
        }),
      );
      if (!reply.ok) {
        await reply.body?.cancel();
        if (reply.status === 404) return null;
        throw new Error(`${name} answered with ${reply.status}.`);
      }
      return v.parse(Answer, JSON.parse(await boundedText(reply, LARGEST_BYTES))).result;
    },
  };
}

/** `fetch` refuses addresses with a user and a password. */
function splitCredentials(url: string): { address: string; authorization: string | undefined } {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    address: address.href.replace(/\/$/, ''),
    authorization: username === '' ? undefined : `Basic ${Buffer.from(pair).toString('base64')}`,
  };
}
