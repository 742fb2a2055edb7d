import { randomBytes } from 'node:crypto';
import { SEAMLESS_CALLS, SEAMLESS_HEADERS, type SeamlessCall } from '@atrium/contracts/seamless';
import { walletTransfer } from '@atrium/contracts/wallet';
import { signatureOf } from '../../platform/hmac.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { hashOf } from '../../session/find-session.ts';
import { isSingleWallet } from '../../wallet/wallets.ts';

export interface VendorAnswer {
  http: number;
  status?: string;
  code?: string;
  class?: string;
  balance?: string;
  txId?: string;
  duplicate?: boolean;
  [field: string]: unknown;
}

/** A client that signs like a vendor's server, with every header open to tampering. */
export interface TestVendor {
  code: string;
  secret: string;
  gameId: string;
  call(
    call: SeamlessCall,
    body: unknown,
    tamper?: {
      timestamp?: string;
      nonce?: string;
      signature?: string;
      vendorId?: string;
      rawBody?: string | Buffer;
      secret?: string;
      traceparent?: string;
      headers?: Record<string, string>;
    },
  ): Promise<VendorAnswer>;
  /**
   * A player in an open game: the token and the reference from an authenticated launch. Where each vendor has a wallet of its
   * own, the balance is there and `cash` includes it, unless `inPurse` is false.
   */
  player(options?: {
    account?: string;
    balance?: bigint;
    mode?: 'real' | 'demo';
    inPurse?: boolean;
  }): Promise<TestPlayer>;
}

export interface TestPlayer {
  memberId: string;
  sessionId: string;
  sessionToken: string;
  playerRef: string;
  bet(txId: string, roundId: string, amount: number, more?: object): Promise<VendorAnswer>;
  win(txId: string, betTxId: string, roundId: string, amount: number, more?: object): Promise<VendorAnswer>;
  rollback(txId: string, refTxId: string, roundId: string): Promise<VendorAnswer>;
  endRound(roundId: string): Promise<VendorAnswer>;
  cash(): Promise<string>;
}

export async function testVendor(
  app: TestApp,
  code: string,
  options: { lateBet?: 'error' | 'noop' } = {},
): Promise<TestVendor> {
  const secret = randomBytes(16).toString('hex');
  const gameId = `${code}-1`;
  await app.database.run(
    "INSERT INTO vendors (code, name, category, launch_url, secret, late_bet, account_type_name) VALUES ($1, $1, 'RNG', '{vendor}/play', $2, $3, 'RNG')",
    [code, secret, options.lateBet ?? 'error'],
  );
  await app.database.run(
    "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ($1, $2, 'one', 'RNG', 'slots', 'Test game', 1, 1000000)",
    [gameId, code],
  );
  return vendorClient(app, { code, secret, gameId });
}

/** The client of a vendor that exists. */
export function vendorClient(
  app: TestApp,
  { code, secret, gameId }: Pick<TestVendor, 'code' | 'secret' | 'gameId'>,
): TestVendor {
  const self: TestVendor = {
    code,
    secret,
    gameId,
    async call(call, body, tamper = {}) {
      const payload = tamper.rawBody ?? JSON.stringify(body);
      const timestamp = tamper.timestamp ?? String(Math.floor(app.clock.now().getTime() / 1000));
      const nonce = tamper.nonce ?? randomBytes(12).toString('hex');
      const reply = await app.server.inject({
        method: 'POST',
        url: SEAMLESS_CALLS[call].path,
        payload,
        headers: {
          'content-type': 'application/json',
          [SEAMLESS_HEADERS.vendorId]: tamper.vendorId ?? code,
          [SEAMLESS_HEADERS.timestamp]: timestamp,
          [SEAMLESS_HEADERS.nonce]: nonce,
          [SEAMLESS_HEADERS.signature]:
            tamper.signature ?? signatureOf(tamper.secret ?? secret, timestamp, nonce, payload),
          ...(tamper.traceparent && { traceparent: tamper.traceparent }),
          ...tamper.headers,
        },
      });
      return { http: reply.statusCode, ...(reply.json() as object) };
    },
    async player({ account, balance = 10_000n, mode = 'real', inPurse = true } = {}) {
      const member = await app.signedIn(account ?? { balance });
      const hasPurse = inPurse && !(await isSingleWallet(app.parts)) && mode === 'real' && balance > 0n;
      if (hasPurse) await member.call(walletTransfer, { body: { from: 'main', to: code, amount: String(balance) } });
      const session = await app.database.first<{ id: string }>(
        'SELECT id FROM sessions WHERE member_id = $1 ORDER BY id DESC',
        [member.memberId],
      );
      const ticket = randomBytes(16).toString('hex');
      await app.database.run(
        'INSERT INTO launch_tickets (ticket_hash, vendor_code, member_id, session_id, game_id, currency, language, mode, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
        [
          hashOf(ticket),
          code,
          member.memberId,
          session!.id,
          gameId,
          'PHP',
          'EN',
          mode,
          new Date(app.clock.now().getTime() + 120_000),
        ],
      );
      const opened = await self.call('authenticate', { ticket });
      const [sessionToken, playerRef] = [String(opened.sessionToken), String(opened.playerRef)];
      return {
        memberId: member.memberId,
        sessionId: session!.id,
        sessionToken,
        playerRef,
        bet: (txId, roundId, amount, more = {}) =>
          self.call('bet', { sessionToken, txId, roundId, gameId, amount: String(amount), currency: 'PHP', ...more }),
        win: (txId, betTxId, roundId, amount, more = {}) =>
          self.call('win', {
            playerRef,
            txId,
            betTxId,
            roundId,
            amount: String(amount),
            currency: 'PHP',
            kind: 'win',
            endRound: false,
            ...more,
          }),
        rollback: (txId, refTxId, roundId) =>
          self.call('rollback', { playerRef, txId, refTxId, roundId, reason: 'timeout' }),
        endRound: (roundId) => self.call('endRound', { playerRef, roundId }),
        cash: async () =>
          (
            await app.database.first<{ posted: string }>(
              'SELECT sum(posted)::text AS posted FROM ledger_accounts WHERE member_id = $1 AND class = ANY ($2)',
              [member.memberId, hasPurse ? ['player:cash', 'vendor:wallet'] : ['player:cash']],
            )
          )?.posted ?? '0',
      };
    },
  };
  return self;
}
