import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SEAMLESS_HEADERS } from '@atrium/contracts/seamless';
import { VENDOR_TABLES_PATH } from '@atrium/contracts/vendor-feed';
import { signatureOf } from '../platform/hmac.ts';
import { hashPassword } from '../session/passwords.ts';
import type { Scene } from './effect.ts';

export const PASSWORD = 'Secret-0001';

/** Gives the member of the scene a password that a form can send. */
export const withPassword = async ({ app, me, sql }: Scene): Promise<unknown> =>
  sql(
    'UPDATE members SET password_hash = $2 WHERE id = $1',
    me.memberId,
    await hashPassword(app.parts.config, PASSWORD),
  );

export const withPoints = ({ app, me, sql }: Scene, points = 100_000): Promise<unknown> =>
  sql(
    "SELECT ledger_post($1, 'points', $2, 'test', $3, '', '', '', ARRAY[ledger_account('points:issued', NULL, '', 'PTS'), ledger_account('points', $2, '', 'PTS')], ARRAY[-$4::bigint, $4::bigint])",
    app.clock.now(),
    me.memberId,
    `points-${me.memberId}`,
    points,
  );

/** The member's balances in all wallets, to prove that a call moved money. */
export const cash = ({ sql, me }: Scene) =>
  sql(
    "SELECT posted, held FROM ledger_accounts WHERE member_id = $1 AND class IN ('player:cash', 'player:locked', 'points') ORDER BY id",
    me.memberId,
  );

/** Asks with the ID that the scene has kept. */
export const byId = ({ kept }: Scene) => ({ params: { id: kept.id } });

/** A round that the member has played in a slot of the demo brand. */
export const played = (
  { app, me, sql }: Scene,
  memberId = me.memberId,
  stake = 777,
  payout = 0,
  category = 'RNG',
): Promise<unknown> =>
  sql(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
     SELECT g.vendor_code, 'effect-' || $1::bigint || '-' || g.id, $1::bigint, g.id, g.category, 'PHP', $2, $3, CASE WHEN $3::bigint > 0 THEN 'won' ELSE 'lost' END, $4, $4
       FROM games g WHERE g.category = $5 ORDER BY g.id LIMIT 1`,
    memberId,
    stake,
    payout,
    app.clock.now(),
    category,
  );

/** The code in the last message to a phone number. */
export const codeTo = async ({ sql }: Scene, target: string): Promise<string> => {
  const [row] = await sql('SELECT text FROM outbox WHERE target = $1 ORDER BY id DESC LIMIT 1', target);
  return /\d{6}/.exec(String(row!.text))![0];
};

export const inserted = {
  promotion: ({ sql }: Scene, id = 'effect'): Promise<unknown> =>
    sql(
      `INSERT INTO promotions (id, type, texts, starts_at, scene) VALUES ($1, 'raffle', '{"en": {"title": "Effect", "summary": "", "html": ""}}', now() - interval '1 day', 'coins') ON CONFLICT DO NOTHING`,
      id,
    ),
  message: ({ me, sql }: Scene): Promise<unknown> =>
    sql(
      `INSERT INTO messages (member_id, at, texts) VALUES ($1, now(), '{"en": {"title": "Effect", "text": ""}}')`,
      me.memberId,
    ),
  notice: ({ sql }: Scene, place: 'player' | 'popup'): Promise<unknown> =>
    sql(
      `INSERT INTO notices (place, type, texts, published_at) VALUES ($1, 'B', '{"en": {"title": "Effect ${place}", "content": "x"}}', now() - interval '1 minute')`,
      place,
    ),
  deposit: async ({ me, sql, kept }: Scene): Promise<void> => {
    const [row] = await sql(
      "INSERT INTO deposits (reference, member_id, method, amount, currency, created_at) VALUES ('EFFECT-' || $1::bigint, $1::bigint, 'gcash', 4321, 'PHP', now()) RETURNING id",
      me.memberId,
    );
    kept.id = String(row!.id);
  },
  payoutAccount: async ({ me, sql, kept }: Scene): Promise<void> => {
    const [row] = await sql(
      "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Effect Bank', 'T', '123456789') RETURNING id",
      me.memberId,
    );
    kept.account = String(row!.id);
  },
  withdrawal: async (scene: Scene, status = 'in-review'): Promise<void> => {
    await inserted.payoutAccount(scene);
    const { me, sql, kept } = scene;
    const [row] = await sql(
      `INSERT INTO withdrawals (reference, member_id, account_id, amount, currency, status, created_at, paid_at, confirm_until)
       VALUES ('EFFECT-W' || $1::bigint, $1::bigint, $2, 5432, 'PHP', $3::text, now(), CASE WHEN $3::text = 'paid' THEN now() END, CASE WHEN $3::text = 'paid' THEN now() + interval '1 day' END) RETURNING id`,
      me.memberId,
      kept.account,
      status,
    );
    kept.id = String(row!.id);
  },
};

/** The reply of a vendor's sports book: one upcoming match. */
const FEED = {
  status: 'ok',
  events: [
    {
      id: 'football-1',
      league: 'Effect League',
      home: 'Home',
      away: 'Away',
      startsAt: Date.now() + 3_600_000,
      endsAt: Date.now() + 7_200_000,
      status: 'next',
      minute: null,
      score: null,
      closed: false,
      prices: { result: { 1: 200, X: 300, 2: 400 } },
    },
  ],
};

/** A payment provider that accepts every payment, and a reachable vendor. */
export async function openOthers(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url === VENDOR_TABLES_PATH) return void answerTables(request, response);
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify(
          request.url?.startsWith('/feed/')
            ? FEED
            : {
                paymentId: 'pay-effect',
                payUrl: 'http://127.0.0.1/pay',
                expiresAt: new Date(Date.now() + 900_000).toISOString(),
              },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const SECRET_OF_TABLES = 'secret-of-the-effects';

/** Replies with every requested table, signed as a vendor does. */
async function answerTables(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = JSON.parse(await text(request)) as { games: { gameId: string }[] };
  const tables = asked.games.map(({ gameId }) => ({
    gameId,
    dealer: 'Effect',
    seats: 7,
    taken: 3,
    minBet: '20',
    maxBet: '10000',
    road: ['tie'],
  }));
  const body = JSON.stringify({ status: 'ok', version: '1', tables });
  const header = (name: string) => String(request.headers[name]);
  const signature = signatureOf(
    SECRET_OF_TABLES,
    header(SEAMLESS_HEADERS.timestamp),
    header(SEAMLESS_HEADERS.nonce),
    body,
  );
  response.writeHead(200, { 'content-type': 'application/json', [SEAMLESS_HEADERS.signature]: signature }).end(body);
}
