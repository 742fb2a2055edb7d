import { placeBet, ticket as ticketCall } from '@atrium/contracts/lottery-bets';
import { until } from '@atrium/testing/until';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { type TestLine, type TestLottery, testLottery } from '../testing/test-lottery.ts';
import { settleDue } from './settling.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  expect((await verifyLedger(app.database)).failures).toEqual([]);
  await app.close();
});

const THAI_RESULT = '345612|111,222|333,444|78';
/** Waits until a line is sold at its price: restrictions are read again after a moment. */
async function sellsAt(game: TestLottery, line: TestLine): Promise<void> {
  const member = await app.signedIn({ balance: 100_000n });
  await until(async () => (await member.call(placeBet, game.bet('1', [line]))).error === undefined);
}
/** Buys the lines and reads the ticket again after the draw. */
async function buy(game: TestLottery, lines: TestLine[]) {
  const member = await app.signedIn({ balance: 100_000n });
  const { value, error } = await member.call(placeBet, game.bet('1', lines));
  expect(error).toBeUndefined();
  return async () => (await member.call(ticketCall, { params: { number: value.tickets[0]!.number } })).value.payout;
}
const restrict = (game: TestLottery, number: string, share: string) =>
  app.database.run(
    "INSERT INTO lottery_restrictions (game_code, issue, play, number, share) VALUES ($1, '1', 'two-top', $2, $3)",
    [game.code, number, share],
  );

it('[10-09] [10-16] pays the price that a number had when it was bought', async () => {
  const thai = await testLottery(app, { kind: 'thai', mode: 'SEA' });
  await thai.draw('1');
  const early = await buy(thai, [thai.line('two-top', '12')]);
  await restrict(thai, '12', '1/2');
  const reduced = { ...thai.line('two-top', '12'), prices: { hit: '45' } };
  await sellsAt(thai, reduced);
  const late = await buy(thai, [reduced]);
  await app.database.run('DELETE FROM lottery_restrictions WHERE game_code = $1', [thai.code]);
  await thai.drawn('1', THAI_RESULT);
  await settleDue(app.parts);
  expect([await early(), await late()]).toEqual(['18000', '9000']);
});

it('[10-09] pays every Thai play of one draw', async () => {
  const thai = await testLottery(app, { kind: 'thai', mode: 'SEA' });
  await thai.draw('1');
  const paid = await buy(thai, [
    thai.line('three-top', '612,216'),
    thai.line('three-tod', '216'),
    thai.line('three-front', '222'),
    thai.line('three-bottom', '444,111'),
    thai.line('two-bottom', '78'),
    thai.line('run-top', '1,7'),
    thai.line('run-bottom', '1,7'),
  ]);
  await thai.drawn('1', THAI_RESULT);
  await settleDue(app.parts);
  // 200 × (900 + 130 + 450 + 450 + 90 + 3.2 + 4.2)
  expect(await paid()).toBe('405480');
});

it('[10-09] [10-16] settles by the cuts of the purchase, though the market has others since', async () => {
  const lao = await testLottery(app, { kind: 'lao', mode: 'SEA' });
  const cutTwoTop = (from: number) =>
    app.database.run(
      "UPDATE lottery_games SET rules = rules || jsonb_build_object('cuts', $2::jsonb) WHERE code = $1",
      [
        lao.code,
        JSON.stringify({
          top3: [0, 1, 2].map((digit) => ['special', 0, digit]),
          top2: [from, from + 1].map((digit) => ['special', 0, digit]),
          bottom2: [0, 1].map((digit) => ['special', 0, digit]),
        }),
      ],
    );
  await lao.draw('1');
  await cutTwoTop(0);
  const first = await buy(lao, [lao.line('two-top', '12')]);
  const last = await buy(lao, [lao.line('two-top', '56')]);
  await cutTwoTop(4);
  const since = await buy(lao, [lao.line('two-top', '56')]);
  await lao.drawn('1', '123456');
  await settleDue(app.parts);
  expect([await first(), await last(), await since()]).toEqual(['18000', '0', '18000']);
});

it('[10-10] adds up the prizes of a roll whose numbers are drawn several times', async () => {
  const fourD = await testLottery(app, { kind: '4d-my', mode: 'SEA' });
  await fourD.draw('1');
  const paid = await buy(fourD, [fourD.line('roll-big', '12R4'), fourD.line('box-small', '4321')]);
  const ten = (...numbers: string[]) => [...numbers, ...Array(10 - numbers.length).fill('0000')].join(',');
  await fourD.drawn('1', `1234|5555|1294|${ten('1234', '1204')}|${ten('9999')}`);
  await settleDue(app.parts);
  // 200 × (2,500 + 500 + 2 × 180 + 146)
  expect(await paid()).toBe('701200');
});
