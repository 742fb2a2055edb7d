import { createHmac, randomUUID } from 'node:crypto';
import { SEAMLESS_CALLS, SEAMLESS_HEADERS } from '@atrium/contracts/seamless';
import type { Player } from '../world/people.ts';
import type { Stage } from './stage.ts';

let count = 0;

/** A signed bet of one minor unit in a round of its own, at any vendor. */
export function vendorBet({ vendors, gateway }: Stage, player: Player): string {
  count += 1;
  const vendor = vendors[count % vendors.length]!;
  const body = JSON.stringify({
    sessionToken: player.token(vendor.code),
    txId: `b${count}`,
    roundId: `b${count}`,
    gameId: vendor.gameId,
    amount: '1',
    currency: 'PHP',
  });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const nonce = randomUUID();
  const signature = createHmac('sha256', vendor.secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
  return [
    `POST ${SEAMLESS_CALLS.bet.path} HTTP/1.1`,
    `host: localhost:${gateway.port}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `${SEAMLESS_HEADERS.vendorId}: ${vendor.code}`,
    `${SEAMLESS_HEADERS.timestamp}: ${timestamp}`,
    `${SEAMLESS_HEADERS.nonce}: ${nonce}`,
    `${SEAMLESS_HEADERS.signature}: ${signature}`,
    '',
    body,
  ].join('\r\n');
}

export function isBetOk(body: string): boolean {
  return body.startsWith('{"status":"ok"');
}
