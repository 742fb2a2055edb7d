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
  input(): object;
}

export interface WaysIn {
  vendor: TestVendor;
  /** One for each call whose declared `moneyIn` is not `no`. */
  ways: WayIn[];
  /** A member for whom every way is open. */
  member(): Promise<{ memberId: string; call: Caller['call']; code: Code }>;
}

type Caller = Awaited<ReturnType<TestApp['signedIn']>>;
/** Makes a call, and resolves to the code of its refusal; undefined if it succeeded. */
type Code = (way: WayIn) => Promise<string | undefined>;
type AnyCall = (endpoint: Endpoint, input: object) => Promise<{ error?: { code: string } | undefined }>;

/** Prepares an app so that every way by which money comes in or is staked is open, with games of the vendor `code`. */
export async function waysIn(app: TestApp, code: string): Promise<WaysIn> {
  const vendor = await testVendor(app, code);
  const lottery = await testLottery(app);
  await lottery.draw('1');
  await app.database.run('UPDATE games SET demo = true WHERE vendor_code = $1', [code]);
  await app.database.run("INSERT INTO rooms (id, game_id, name, stake, seats) VALUES ($1, $2, 'Blue room', 100, 4)", [
    `${code}-room`,
    vendor.gameId,
  ]);
  await app.parts.settings.set('wallet.single', false);
  const way = (endpoint: Endpoint, input: () => object): WayIn => ({ endpoint, input });
  return {
    vendor,
    ways: [
      way(createDeposit, () => ({ body: { method: 'e-wallet', amount: '10000' } })),
      way(convertPoint, () => ({ body: { points: 10, password: PASSWORD } })),
      way(claimMission, () => ({ body: { missionId: 'ten' } })),
      way(claimRaffle, () => ({ body: { promotionId: 'drum' } })),
      way(claimPromotion, () => ({ body: { promotionId: 'daily' } })),
      way(claimCashback, () => ({ body: { id: '1' } })),
      way(walletTransfer, () => ({ body: { from: 'main', to: code, amount: '1000' } })),
      way(transferUpline, () => ({ body: { amount: '1000', password: PASSWORD } })),
      way(transferDownline, () => ({ body: { memberId: '1', amount: '1000', password: PASSWORD } })),
      way(placeBet, () => lottery.bet('1', [lottery.line('front3-direct', '1|2|3')])),
      way(launchGame, () => ({ body: { gameId: vendor.gameId, mode: 'real' } })),
      way(launchRoom, () => ({ query: { roomId: `${code}-room` } })),
    ],
    async member() {
      const member = await app.signedIn({ password: PASSWORD, type: 1, balance: 100_000n });
      await app.database.run('UPDATE members SET to_upline = true WHERE id = $1', [member.memberId]);
      return {
        memberId: member.memberId,
        call: member.call,
        code: async ({ endpoint, input }) => (await (member.call as AnyCall)(endpoint, input())).error?.code,
      };
    },
  };
}
