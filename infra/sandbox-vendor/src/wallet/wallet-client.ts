import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressAt } from '@atrium/contracts/brand-address';
import { type Refusal, SEAMLESS_CALLS, SEAMLESS_HEADERS, type SeamlessCall } from '@atrium/contracts/seamless';
import * as v from 'valibot';
import type { Faults } from './faults.ts';
import type { Secrets } from '../settings.ts';
import { sign } from './sign.ts';

type ReplyOf<C extends SeamlessCall> = v.InferOutput<(typeof SEAMLESS_CALLS)[C]['reply']>;
type BodyOf<C extends SeamlessCall> = v.InferInput<(typeof SEAMLESS_CALLS)[C]['body']>;

/**
 * What became of a call. `silent`: nobody knows whether it was applied (time-out, broken connection, 5xx, an answer
 * that makes no sense). `fault`: the gateway did not take it (4xx), so nothing was applied.
 */
export type Answer<C extends SeamlessCall> =
  | { readonly kind: 'ok'; readonly reply: ReplyOf<C> }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'fault'; readonly status: number }
  | { readonly kind: 'silent'; readonly reason: string };

export interface WalletClient {
  call<C extends SeamlessCall>(vendorId: string, call: C, body: BodyOf<C>): Promise<Answer<C>>;
}

export interface WalletClientParts {
  readonly gatewayUrl: string;
  readonly secrets: Secrets;
  readonly faults: Faults;
  readonly timeoutMs: number;
  /** Ends the process as a power cut would. */
  readonly crash: () => void;
}

export function walletClient({ gatewayUrl, secrets, faults, timeoutMs, crash }: WalletClientParts): WalletClient {
  const signed = (vendorId: string, rawBody: string): Record<string, string> => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = randomUUID();
    const secret = secrets.find(vendorId)?.secret ?? '';
    return {
      'content-type': 'application/json',
      [SEAMLESS_HEADERS.vendorId]: vendorId,
      [SEAMLESS_HEADERS.timestamp]: timestamp,
      [SEAMLESS_HEADERS.nonce]: nonce,
      [SEAMLESS_HEADERS.signature]: sign(secret, timestamp, nonce, rawBody),
    };
  };
  const send = (
    vendorId: string,
    call: SeamlessCall,
    body: string,
    headers: Record<string, string>,
  ): Promise<Response> =>
    fetch(addressAt(secrets.find(vendorId)?.site?.server ?? gatewayUrl, SEAMLESS_CALLS[call].path), {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });

  return {
    async call(vendorId, call, body) {
      const { delayMs, duplicate, replay, amountOff, crashAfterBet } = faults.of(vendorId);
      const rawBody = JSON.stringify(amountOff > 0 ? { ...body, ...moreThanBooked(body, amountOff) } : body);
      if (delayMs > 0) await pause(delayMs);
      try {
        if (duplicate) await discard(send(vendorId, call, rawBody, signed(vendorId, rawBody)));
        const headers = signed(vendorId, rawBody);
        const answer = await send(vendorId, call, rawBody, headers);
        if (replay) await discard(send(vendorId, call, rawBody, headers));
        if (crashAfterBet && (call === 'bet' || call === 'betWin')) {
          faults.change(vendorId, { crashAfterBet: false });
          crash();
        }
        return await read(call, answer);
      } catch (error) {
        return { kind: 'silent', reason: error instanceof Error ? error.name : String(error) };
      }
    },
  };
}

/** The amounts of a call, each so much larger. */
function moreThanBooked(body: object, more: number): Record<string, string> {
  const amounts = Object.entries(body).filter(([name]) => name === 'amount' || name === 'winAmount');
  return Object.fromEntries(amounts.map(([name, amount]) => [name, String(BigInt(amount as string) + BigInt(more))]));
}

async function discard(sent: Promise<Response>): Promise<void> {
  const response = await sent.catch(() => undefined);
  await response?.arrayBuffer();
}

async function read<C extends SeamlessCall>(call: C, response: Response): Promise<Answer<C>> {
  const text = await response.text();
  if (response.status >= 500) return { kind: 'silent', reason: `HTTP ${response.status}` };
  if (response.status >= 400) return { kind: 'fault', status: response.status };
  const body: unknown = JSON.parse(text);
  if ((body as { status?: unknown })?.status === 'refused') {
    const { code, class: kind, balance } = body as Refusal;
    return {
      kind: 'refused',
      refusal: { status: 'refused', code, class: kind === 'retry' ? 'retry' : 'final', balance },
    };
  }
  const parsed = v.safeParse(SEAMLESS_CALLS[call].reply, body);
  if (!parsed.success) return { kind: 'silent', reason: `unreadable answer: ${parsed.issues[0].message}` };
  return { kind: 'ok', reply: withBonus(parsed.output as { balance?: string; bonusBalance?: string }) as ReplyOf<C> };
}

/** What the player may stake here: cash and bonus money. The wallet decides how a stake is made up of the two. */
const withBonus = <Reply extends { balance?: string; bonusBalance?: string }>(reply: Reply): Reply =>
  reply.balance === undefined || reply.bonusBalance === undefined
    ? reply
    : { ...reply, balance: String(BigInt(reply.balance) + BigInt(reply.bonusBalance)) };
