import type { Endpoint } from '@atrium/contracts/endpoint';
import { launchGame, launchRoom } from '@atrium/contracts/game-launch';
import { transferDownline, transferUpline } from '@atrium/contracts/line-transfers';
import { placeBet } from '@atrium/contracts/lottery-bets';
import { createDeposit } from '@atrium/contracts/payments';
import { convertPoint } from '@atrium/contracts/points';
import { claimPromotion } from '@atrium/contracts/promotion-activities';
import { claimMission, claimRaffle } from '@atrium/contracts/promotions';
import { claimCashback } from '@atrium/contracts/rewards';
import { walletTransfer } from '@atrium/contracts/wallet';
import { testLottery } from '../../lottery/testing/test-lottery.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { type TestVendor, testVendor } from '../../vendors/testing/test-vendor.ts';

const PASSWORD = 'Right-0001';

/** A call of members that takes money in or stakes it, with one complete and valid command. */
export interface WayIn {
  endpoint: Endpoint;
  input(own: Own): object;
}

/** Of a member that `member()` has prepared: the IDs that its commands name. */
interface Own {
  cashback: string;
  below: string;
}

export interface WaysIn {
  vendor: TestVendor;
  /** One for each call whose declared `moneyIn` is not `no`. */
  ways: WayIn[];
  /** A member for whom every way is open; each way succeeds once. */
  member(): Promise<{ memberId: string; above: string; below: string; call: Caller['call']; code: Code }>;
}

type Caller = Awaited<ReturnType<TestApp['signedIn']>>;
/** Makes a call, and resolves to the code of its refusal; undefined if it succeeded. */
type Code = (way: WayIn) => Promise<string | undefined>;
type AnyCall = (endpoint: Endpoint, input: object) => Promise<{ error?: { code: string } | undefined }>;

const TEXTS = '{"en": {"title": "Walk", "summary": "", "html": ""}}';

/** Prepares an app so that every way by which money comes in or is staked is open, with games of the vendor `code`. */
export async function waysIn(app: TestApp, code: string): Promise<WaysIn> {
  const vendor = await testVendor(app, code);
  const lottery = await testLottery(app);
  await lottery.draw('1');
  const { run } = app.database;
  // Reachable without a vendor's server: no address of the sandbox is probed.
  await run("UPDATE vendors SET launch_url = 'https://games.example/play' WHERE code = $1", [code]);
  await run('UPDATE games SET demo = true WHERE vendor_code = $1', [code]);
  await run("INSERT INTO rooms (id, game_id, name, stake, seats) VALUES ($1, $2, 'Blue room', 100, 4)", [
    `${code}-room`,
    vendor.gameId,
  ]);
  await run(
    `INSERT INTO missions (id, measure, target, amount, texts) VALUES ('walk-mission', 'deposits', 1, 500, '{"en": {"title": "Walk"}}')`,
  );
  await run(
    `INSERT INTO promotions (id, type, texts, starts_at, scene) VALUES ('walk-drum', 'raffle', '${TEXTS}', $1::timestamptz - interval '1 day', 'coins')`,
    [app.clock.now()],
  );
  await run(
    "INSERT INTO raffle_prizes (promotion_id, position, amount, weight, stock) VALUES ('walk-drum', 1, 500, 1, 1000)",
  );
  await run(
    `INSERT INTO promotions (id, type, texts, starts_at, scene, engine, rules)
     VALUES ('walk-days', 'raffle', '${TEXTS}', $1::timestamptz - interval '1 day', 'coins', 'check-in',
             '{"engine": "check-in", "days": 1, "amount": "500", "bonus": null, "automatic": false, "onePer": []}')`,
    [app.clock.now()],
  );
  await app.parts.settings.set('wallet.single', false);
  const way = (endpoint: Endpoint, input: (own: Own) => object): WayIn => ({ endpoint, input });
  return {
    vendor,
    ways: [
      way(createDeposit, () => ({ body: { method: 'e-wallet', amount: '10000' } })),
      way(convertPoint, () => ({ body: { points: 10, password: PASSWORD } })),
      way(claimMission, () => ({ body: { missionId: 'walk-mission' } })),
      way(claimRaffle, () => ({ body: { promotionId: 'walk-drum' } })),
      way(claimPromotion, () => ({ body: { promotionId: 'walk-days' } })),
      way(claimCashback, ({ cashback }) => ({ body: { id: cashback } })),
      way(walletTransfer, () => ({ body: { from: 'main', to: code, amount: '1000' } })),
      way(transferUpline, () => ({ body: { amount: '1000', password: PASSWORD } })),
      way(transferDownline, ({ below }) => ({ body: { memberId: below, amount: '1000', password: PASSWORD } })),
      way(placeBet, () => lottery.bet('1', [lottery.line('front3-direct', '1|2|3')])),
      way(launchGame, () => ({ body: { gameId: vendor.gameId, mode: 'real' } })),
      way(launchRoom, () => ({ query: { roomId: `${code}-room` } })),
    ],
    async member() {
      const above = (await app.member({ type: 1 })).id;
      const member = await app.signedIn({ password: PASSWORD, type: 1, balance: 100_000n, upline: above });
      const { memberId } = member;
      const below = (await app.member({ upline: memberId })).id;
      const now = app.clock.now();
      await run('UPDATE members SET to_upline = true WHERE id = $1', [memberId]);
      await run(
        "SELECT ledger_post($1, 'points', $2, 'test', $3, '', '', '', ARRAY[ledger_account('points:issued', NULL, '', 'PTS'), ledger_account('points', $2, '', 'PTS')], ARRAY[-1000::bigint, 1000::bigint])",
        [now, memberId, `points-${memberId}`],
      );
      const cashback = await app.database.first<{ id: string }>(
        "INSERT INTO benefits (member_id, kind, day, amount, state, created_at, claim_until) VALUES ($1, 'cashback', '2026-01-05', 500, 'claimable', $2, $2::timestamptz + interval '1 day') RETURNING id",
        [memberId, now],
      );
      await run(
        "INSERT INTO promotion_participations (promotion_id, member_id, joined_at, terms_version, address, device) VALUES ('walk-days', $1, $2, 1, '', '')",
        [memberId, now],
      );
      const own = { cashback: cashback!.id, below };
      return {
        memberId,
        above,
        below,
        call: member.call,
        code: async ({ endpoint, input }) => (await (member.call as AnyCall)(endpoint, input(own))).error?.code,
      };
    },
  };
}
