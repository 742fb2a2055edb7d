import type { LaunchSelection } from '@atrium/contracts/launch-selection';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  SEAMLESS_CALLS,
  SEAMLESS_HEADERS,
  type SeamlessCall,
  type SeamlessRefusalCode,
} from '@atrium/contracts/seamless';
import * as v from 'valibot';
import { sign } from '../src/wallet/sign.ts';

/** What the next matching call does instead of being answered. */
export type Trouble = 'lose-answer' | 'lose-request' | 'error' | 'busy' | 'hang';

export interface Ticket {
  readonly playerRef: string;
  readonly gameId: string;
  readonly category: string;
  readonly gameType?: string;
  readonly gameName?: string;
  readonly mode?: 'real' | 'demo';
  readonly language?: string;
  readonly maxStake?: string;
  readonly pace?: { readonly autoplay: boolean; readonly turbo: boolean };
  readonly selection?: LaunchSelection;
  /** The wallet refuses it with this code. */
  readonly refusal?: 'TOKEN_EXPIRED' | 'INVALID_GAME';
}

interface Entry {
  readonly call: SeamlessCall;
  readonly body: string;
  readonly roundId: string;
  readonly amount: bigint;
  state: 'debited' | 'credited' | 'rolled-back' | 'tombstone';
}

interface Round {
  closed: boolean;
}

/**
 * A small wallet of its own that speaks the contract over HTTP: signatures, nonces, idempotency, tombstones. It keeps
 * what it was asked, so that a test can look at what travelled.
 */
export class WalletServer {
  readonly balances = new Map<string, bigint>();
  readonly entries = new Map<string, Entry>();
  readonly rounds = new Map<string, Round>();
  readonly tickets = new Map<string, Ticket>();
  readonly asked: { call: SeamlessCall; body: Record<string, unknown>; nonce: string }[] = [];
  readonly #sessions = new Map<string, Ticket>();
  readonly #nonces = new Set<string>();
  readonly #troubles: { call: SeamlessCall; trouble: Trouble }[] = [];
  readonly #server: Server;
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
    this.#server = createServer((request, response) => {
      void this.#answer(request).then((reply) => {
        if (reply === 'cut') return request.socket.destroy();
        if (reply === 'hang') return undefined;
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
        return undefined;
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** The next call of this kind meets this trouble, once. */
  trouble(call: SeamlessCall, trouble: Trouble): void {
    this.#troubles.push({ call, trouble });
  }

  endSessions(): void {
    this.#sessions.clear();
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown } | 'cut' | 'hang'> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString();
    const name = (Object.keys(SEAMLESS_CALLS) as SeamlessCall[]).find(
      (call) => SEAMLESS_CALLS[call].path === request.url,
    );
    if (!name) return { status: 404, body: {} };

    const header = (key: keyof typeof SEAMLESS_HEADERS) => String(request.headers[SEAMLESS_HEADERS[key]]);
    const nonce = header('nonce');
    const stale = Math.abs(Date.now() / 1000 - Number(header('timestamp'))) > 300;
    if (
      stale ||
      this.#nonces.has(nonce) ||
      header('signature') !== sign(this.#secret, header('timestamp'), nonce, raw)
    ) {
      return { status: 401, body: { code: 'INVALID_SIGNATURE' } };
    }
    this.#nonces.add(nonce);
    const parsed = v.safeParse(SEAMLESS_CALLS[name].body, JSON.parse(raw));
    if (!parsed.success) return { status: 400, body: { code: 'BAD_REQUEST' } };
    this.asked.push({ call: name, body: parsed.output as Record<string, unknown>, nonce });

    const index = this.#troubles.findIndex(({ call }) => call === name);
    const trouble = index < 0 ? undefined : this.#troubles.splice(index, 1)[0]?.trouble;
    if (trouble === 'lose-request') return 'cut';
    if (trouble === 'error') return { status: 503, body: {} };
    if (trouble === 'busy')
      return { status: 200, body: { status: 'refused', code: 'TEMPORARY_ERROR', class: 'retry' } };
    const body = this.#apply(name, parsed.output as never, raw);
    if (trouble === 'lose-answer') return 'cut';
    return trouble === 'hang' ? 'hang' : body;
  }

  #apply(call: SeamlessCall, body: Record<string, string>, raw: string): { status: number; body: unknown } {
    const ok = (more: object) => ({ status: 200, body: { status: 'ok', ...more } });
    const refuse = (code: SeamlessRefusalCode, kind = 'final', player?: string) => ({
      status: 200,
      body: { status: 'refused', code, class: kind, ...(player ? { balance: String(this.balances.get(player)) } : {}) },
    });
    const done = (player: string, duplicate = false) =>
      ok({ txId: `W${this.entries.size}`, balance: String(this.balances.get(player)), currency: 'PHP', duplicate });

    if (call === 'authenticate') {
      const ticket = this.tickets.get(body.ticket!);
      if (!ticket) return refuse('INVALID_TOKEN');
      this.tickets.delete(body.ticket!);
      if (ticket.refusal) return refuse(ticket.refusal);
      const sessionToken = `token-${body.ticket}`;
      this.#sessions.set(sessionToken, ticket);
      return ok({
        sessionToken,
        playerRef: ticket.playerRef,
        nickname: ticket.playerRef,
        currency: 'PHP',
        currencySymbol: 'P',
        balance: String(this.balances.get(ticket.playerRef) ?? 0n),
        language: ticket.language ?? 'en',
        mode: ticket.mode ?? 'real',
        gameId: ticket.gameId,
        gameName: ticket.gameName ?? 'Nile Scarab',
        category: ticket.category,
        gameType: ticket.gameType,
        vendorName: 'Copperline',
        limits: { minStake: null, maxStake: ticket.maxStake ?? null },
        realityCheck: null,
        pace: ticket.pace,
        selection: ticket.selection,
      });
    }
    const session = body.sessionToken ? this.#sessions.get(body.sessionToken) : undefined;
    if (call === 'balance') {
      if (!session) return refuse('INVALID_TOKEN');
      return ok({ balance: String(this.balances.get(session.playerRef)), currency: 'PHP' });
    }
    if (call === 'bet' || call === 'betWin') {
      const known = this.entries.get(body.txId!);
      if (known?.state === 'tombstone') return refuse('TXN_CANCELLED');
      if (!session) return refuse('INVALID_TOKEN');
      const player = session.playerRef;
      if (known) return known.body === raw ? done(player, true) : { status: 409, body: { code: 'DUPLICATE_CONFLICT' } };
      const amount = BigInt(body.amount!);
      if (amount > this.balances.get(player)!) return refuse('INSUFFICIENT_FUNDS', 'final', player);
      this.#move(player, -amount);
      this.entries.set(body.txId!, { call, body: raw, roundId: body.roundId!, amount, state: 'debited' });
      this.rounds.set(body.roundId!, { closed: false });
      if (call === 'betWin') {
        this.#move(player, BigInt(body.winAmount!));
        this.entries.set(body.winTxId!, {
          call,
          body: raw,
          roundId: body.roundId!,
          amount: BigInt(body.winAmount!),
          state: 'credited',
        });
        this.rounds.set(body.roundId!, { closed: true });
      }
      return done(player);
    }
    const player = body.playerRef!;
    const round = this.rounds.get(body.roundId!);
    if (call === 'win') {
      const known = this.entries.get(body.txId!);
      if (known) return known.body === raw ? done(player, true) : { status: 409, body: { code: 'DUPLICATE_CONFLICT' } };
      const bet = this.entries.get(body.betTxId!);
      if (!bet) return refuse('TXN_NOT_FOUND', 'retry');
      if (bet.state !== 'debited') return refuse('TXN_ROLLED_BACK');
      if (round?.closed) return refuse('ROUND_CLOSED');
      this.#move(player, BigInt(body.amount!));
      this.entries.set(body.txId!, {
        call,
        body: raw,
        roundId: body.roundId!,
        amount: BigInt(body.amount!),
        state: 'credited',
      });
      if (body.endRound) round!.closed = true;
      return done(player);
    }
    if (call === 'endRound') {
      if (!round) return refuse('TXN_NOT_FOUND', 'retry');
      const duplicate = round.closed;
      round.closed = true;
      return done(player, duplicate);
    }
    const bet = this.entries.get(body.refTxId!);
    if (!bet) {
      this.entries.set(body.refTxId!, {
        call: 'bet',
        body: '',
        roundId: body.roundId!,
        amount: 0n,
        state: 'tombstone',
      });
      return done(player);
    }
    if (bet.state !== 'debited') return done(player, true);
    if (round?.closed) return refuse('BET_ALREADY_SETTLED', 'final', player);
    bet.state = 'rolled-back';
    this.#move(player, bet.amount);
    return done(player);
  }

  #move(player: string, by: bigint): void {
    this.balances.set(player, (this.balances.get(player) ?? 0n) + by);
  }
}
