import { placeBet, ticket as ticketCall } from '@atrium/contracts/lottery-bets';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { type OperatorTestApp, operatorTestApp } from '../../operators/testing/operator-test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { testLottery } from '../testing/test-lottery.ts';
import { settleDue } from './settling.ts';

let operators: OperatorTestApp;
let app: TestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
});
afterAll(async () => {
  expect((await verifyLedger(app.database)).failures).toEqual([]);
  await operators.close();
});

const cashOf = async ({ memberId }: { memberId: string }): Promise<string> =>
  (await app.database.first<{ posted: string }>(
    "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [memberId],
  ))!.posted;

/** An outside draw that is over, with a bet of each of some members. */
async function soldOutside(selections: readonly string[]) {
  const lottery = await testLottery(app, { outside: true });
  await lottery.draw('1', 60);
  const players: { member: Awaited<ReturnType<TestApp['signedIn']>>; number: string }[] = [];
  for (const selection of selections) {
    const member = await app.signedIn({ balance: 10_000n });
    const { value } = await member.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', selection)]));
    players.push({ member, number: value.tickets[0]!.number });
  }
  await app.database.run("UPDATE draws SET state = 'closed' WHERE game_code = $1", [lottery.code]);
  app.clock.advance({ seconds: 80 });
  const path = `/ops/draws/${lottery.code}/1`;
  const enter = (result: string, who: 'operator' | 'approver', reason = 'official bulletin') =>
    operators.ask('POST', `${path}/result`, { result, reason }, who);
  return { lottery, players, path, enter };
}

it('[10-24] takes the payouts of a wrong result back and settles again, once two operators agree', async () => {
  const { players, path, enter } = await soldOutside(['1|2|3', '4|5|6', '1,4|2,5|3,6']);
  expect((await enter('1,2,3,4,5', 'operator')).value).toMatchObject({ outcome: 'waits', proposedBy: 'operator' });
  expect((await enter('1,2,3,4,5', 'operator')).value.code).toBe('SECOND_PERSON_NEEDED');
  expect(await cashOf(players[0]!.member)).toBe('9800');
  expect((await enter('1,2,3,4,5', 'approver')).value).toMatchObject({ outcome: 'done', proposedBy: 'operator' });
  await settleDue(app.parts);
  expect(await Promise.all(players.map(({ member }) => cashOf(member)))).toEqual(['204800', '9800', '203400']);

  await enter('4,5,6,0,0', 'approver', 'the bulletin was misread');
  expect((await enter('4,5,6,0,0', 'operator', 'the bulletin was misread')).value.outcome).toBe('done');
  await Promise.all([settleDue(app.parts), settleDue(app.parts)]);
  await settleDue(app.parts);
  // The third ticket wins both times: nothing moves.
  expect(await Promise.all(players.map(({ member }) => cashOf(member)))).toEqual(['9800', '204800', '203400']);
  const { member, number } = players[0]!;
  expect((await member.call(ticketCall, { params: { number } })).value).toMatchObject({
    state: 'lost',
    payout: '0',
    result: '4,5,6,0,0',
  });
  const history = (await operators.ask('GET', path, undefined, 'onlooker')).value;
  expect(history).toMatchObject({
    state: 'settled',
    result: '4,5,6,0,0',
    settlements: [
      { number: 1, result: '1,2,3,4,5', payout: '390000', reversedAt: expect.any(String) },
      {
        number: 2,
        result: '4,5,6,0,0',
        reason: 'the bulletin was misread',
        operators: ['approver', 'operator'],
        payout: '390000',
        unrecovered: '0',
        reversedAt: null,
      },
    ],
    decisions: [{ agreedBy: 'approver' }, { agreedBy: 'operator' }],
  });
  const corrections = await app.database.rows(
    "SELECT e.reverses IS NOT NULL AS reverses FROM ledger_entries e WHERE e.kind = 'correction' AND e.member_id = $1",
    [member.memberId],
  );
  expect(corrections).toEqual([{ reverses: true }]);
});

it('[10-24] leaves with the member what they have spent, and counts it', async () => {
  const { lottery, players, path, enter } = await soldOutside(['1|2|3']);
  await enter('1,2,3,4,5', 'operator');
  await enter('1,2,3,4,5', 'approver');
  await settleDue(app.parts);
  const { member } = players[0]!;
  await lottery.draw('2', 600);
  const spent = lottery.bet('2', [lottery.line('front3-direct', '1|2|3', { multiple: 1_000 })]);
  expect((await member.call(placeBet, spent)).error).toBeUndefined();
  expect(await cashOf(member)).toBe('4800');
  await enter('0,0,0,0,0', 'operator');
  await enter('0,0,0,0,0', 'approver');
  await settleDue(app.parts);
  expect(await cashOf(member)).toBe('0');
  expect((await operators.ask('GET', path)).value.settlements[1]).toMatchObject({ unrecovered: '190200' });
});

it('[10-25] makes a draw void once two operators agree, and gives the stakes back', async () => {
  const { lottery, players, path } = await soldOutside(['1|2|3', '4|5|6']);
  const makeVoid = (who: 'operator' | 'approver') =>
    operators.ask('POST', `${path}/void`, { reason: 'the station was closed' }, who);
  expect((await makeVoid('operator')).value.outcome).toBe('waits');
  expect((await makeVoid('approver')).value.outcome).toBe('done');
  await settleDue(app.parts);
  expect(await Promise.all(players.map(({ member }) => cashOf(member)))).toEqual(['10000', '10000']);
  expect(app.published).toContainEqual(
    expect.objectContaining({
      event: 'draw.voided',
      data: { gameCode: lottery.code, issue: '1', reason: 'operators' },
    }),
  );
  expect((await makeVoid('operator')).value.code).toBe('DRAW_STATE');
});

it('[10-24] enters no numbers of a draw that the house has made, nor what is no result', async () => {
  const lottery = await testLottery(app);
  await lottery.draw('1');
  const url = `/ops/draws/${lottery.code}/1/result`;
  expect((await operators.ask('POST', url, { result: '1,2,3,4,5', reason: 'r' })).value.code).toBe('DRAW_STATE');
  const { enter } = await soldOutside([]);
  expect((await enter('1,2,3', 'operator')).value.code).toBe('BAD_REQUEST');
});

it('[10-30] another proposal replaces the first, which then needs a second person again', async () => {
  const { enter, path } = await soldOutside([]);
  await enter('1,2,3,4,5', 'operator');
  expect((await enter('5,4,3,2,1', 'approver')).value.outcome).toBe('waits');
  expect((await enter('1,2,3,4,5', 'operator')).value.outcome).toBe('waits');
  expect((await operators.ask('GET', path)).value.result).toBeNull();
});
