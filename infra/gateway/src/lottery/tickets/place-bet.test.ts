import { createHash } from 'node:crypto';
import { board, placeBet, ticket as ticketCall, tickets as ticketsCall } from '@atrium/contracts/lottery-bets';
import { leafText } from '@atrium/lottery-rules/ticket-leaf';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { type TestLottery, testLottery } from '../testing/test-lottery.ts';

let app: TestApp;
let lottery: TestLottery;
beforeAll(async () => {
  app = await testApp();
  lottery = await testLottery(app);
  await lottery.draw('1');
});
afterAll(async () => {
  expect((await verifyLedger(app.database)).failures).toEqual([]);
  await app.close();
});

const cashOf = async (memberId: string): Promise<string> =>
  (await app.database.first<{ posted: string }>(
    "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [memberId],
  ))!.posted;
const escrowOf = async (game: string, issue: string): Promise<string> =>
  (await app.database.first<{ sum: string }>(
    "SELECT coalesce(sum(l.amount), 0)::text AS sum FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'escrow:draw' AND l.reference = $1",
    [`${game}:${issue}`],
  ))!.sum;

it('[10-14] counts and prices the lines itself and takes the stake', async () => {
  const member = await app.signedIn({ balance: 100_000n });
  const lines = [
    lottery.line('front3-direct', '1,2|3|4,5,6', { multiple: 3 }),
    lottery.line('back2-direct', '0|9', { unit: 20n }),
  ];
  const answer = await member.call(placeBet, lottery.bet('1', lines));
  expect(answer.error).toBeUndefined();
  const [ticket] = answer.value.tickets;
  expect(ticket).toMatchObject({ state: 'open', stake: '3620', issue: '1', group: 1950, payout: null, chase: null });
  expect(ticket!.lines.map(({ notes, stake }) => [notes, stake])).toEqual([
    ['6', '3600'],
    ['1', '20'],
  ]);
  expect(await cashOf(member.memberId)).toBe('96380');
  expect(app.published).toContainEqual(
    expect.objectContaining({ event: 'balance.changed', audience: { member: member.memberId } }),
  );
});

it.each([
  ['a count', { notes: '5' }],
  ['a stake', { stake: '400' }],
  ['a price', { prices: { hit: '974' } }],
])('[10-14] refuses %s that differs and answers with the lines of now', async (_, wrong) => {
  const member = await app.signedIn({ balance: 100_000n });
  const line = lottery.line('front3-direct', '1,2|3|4,5,6');
  const answer = await member.call(placeBet, lottery.bet('1', [{ ...line, ...wrong }]));
  expect(answer.error).toMatchObject({
    code: 'ODDS_CHANGED',
    value: { lines: [{ ...line, selection: '1,2|3|4,5,6' }] },
  });
  expect(await cashOf(member.memberId)).toBe('100000');
});

it('[10-14] refuses a selection that the play does not take, and a price that operators have changed meanwhile', async () => {
  const own = await testLottery(app);
  await own.draw('1');
  const member = await app.signedIn({ balance: 100_000n });
  const line = own.line('front3-direct', '1|2|3');
  const invalid = await member.call(placeBet, own.bet('1', [{ ...line, selection: '1|2|x' }]));
  expect(invalid.error).toMatchObject({ code: 'SELECTION_INVALID', params: { line: 0 } });
  expect((await member.call(placeBet, own.bet('1', [line]))).error).toBeUndefined();
  await app.database.run(
    "UPDATE lottery_games SET rules = jsonb_set(rules, '{pricing,group,group}', '1900') WHERE code = $1",
    [own.code],
  );
  const changed = await member.call(placeBet, own.bet('1', [line]));
  expect(changed.error).toMatchObject({ code: 'ODDS_CHANGED', value: { lines: [{ prices: { hit: '950' } }] } });
});

it('[10-14] places a bet once, however often and in parallel it is sent', async () => {
  const member = await app.signedIn({ balance: 100_000n });
  const bet = { ...lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]), idempotencyKey: 'the-same-key-1' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => member.call(placeBet, bet)));
  answers.push(await member.call(placeBet, bet));
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => undefined));
  for (const { value } of answers) expect(value).toEqual(answers[0]!.value);
  expect(await cashOf(member.memberId)).toBe('99800');
  const other = lottery.bet('1', [lottery.line('front3-direct', '1|2|4')]);
  expect((await member.call(placeBet, { ...other, idempotencyKey: 'the-same-key-1' })).error?.code).toBe(
    'IDEMPOTENCY_CONFLICT',
  );
});

it('[10-14] answers a repeat with its tickets once the draw is closed and the member is excluded; another bet gets the cause', async () => {
  const own = await testLottery(app);
  await own.draw('soon', 60);
  const member = await app.signedIn({ balance: 100_000n });
  const bet = own.bet('soon', [own.line('front3-direct', '1|2|3')]);
  const repeat = { ...bet, idempotencyKey: 'lost-answer-1' };
  const first = await member.call(placeBet, repeat);
  expect(first.value.tickets).toMatchObject([{ state: 'open' }]);
  const now = app.clock.now();
  app.clock.advance({ seconds: 60 });
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    member.memberId,
    now,
  ]);
  expect((await member.call(placeBet, repeat)).value.tickets).toEqual([
    { ...first.value.tickets[0], state: 'closed', cancellable: false },
  ]);
  expect((await member.call(placeBet, bet)).error?.code).toBe('PLAYER_EXCLUDED');
  expect(await cashOf(member.memberId)).toBe('99800');
  app.clock.set(now);
});

it('[10-15] refuses a bet at the close of the draw by the gateway’s clock', async () => {
  const own = await testLottery(app);
  await own.draw('soon', 60);
  await own.draw('drawn', 90);
  await own.drawn('drawn', '1,2,3,4,5');
  const member = await app.signedIn({ balance: 100_000n });
  const lines = [own.line('front3-direct', '1|2|3')];
  expect((await member.call(placeBet, own.bet('soon', lines))).error).toBeUndefined();
  expect((await member.call(placeBet, own.bet('drawn', lines))).error?.code).toBe('BET_CLOSED');
  expect((await member.call(placeBet, own.bet('unknown', lines))).error?.code).toBe('BET_CLOSED');
  const now = app.clock.now();
  app.clock.advance({ seconds: 60 });
  expect((await member.call(placeBet, own.bet('soon', lines))).error?.code).toBe('BET_CLOSED');
  app.clock.set(now);
});

it('[10-15] keeps tickets out of a closed draw in the database itself', async () => {
  const own = await testLottery(app);
  await own.draw('1');
  const member = await app.signedIn({ balance: 100_000n });
  const { value } = await member.call(placeBet, own.bet('1', [own.line('front3-direct', '1|2|3')]));
  await own.drawn('1', '1,2,3,4,5');
  const late = await app.database.first<{ id: string }>(
    "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, opened_at) SELECT vendor_code, 'late', member_id, game_id, game_type, currency, opened_at FROM rounds WHERE id = $1 RETURNING id",
    [value.tickets[0]!.number],
  );
  await expect(
    app.database.run(
      `INSERT INTO lottery_tickets SELECT copy.* FROM lottery_tickets t, jsonb_populate_record(t, jsonb_build_object('number', $2::bigint)) copy WHERE t.number = $1`,
      [value.tickets[0]!.number, late!.id],
    ),
  ).rejects.toMatchObject({ code: 'AT111' });
  await app.database.run('DELETE FROM rounds WHERE id = $1', [late!.id]);
});

it('[10-28] a draw whose numbers follow from a secret alone takes no bet', async () => {
  const own = await testLottery(app);
  await app.database.run(
    `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, secret, commitment, scheme)
     VALUES ($1, '1', $2::timestamptz - interval '1 hour', $2::timestamptz + interval '1 hour', $2::timestamptz + interval '2 hours', 'open', '\\x00', 'none', 1)`,
    [own.code, app.clock.now()],
  );
  const member = await app.signedIn({ balance: 100_000n });
  const { error } = await member.call(placeBet, own.bet('1', [own.line('front3-direct', '1|2|3')]));
  expect(error?.code).toBe('BET_CLOSED');
  expect(await escrowOf(own.code, '1')).toBe('0');
});

it('[10-16] keeps what decides the price, and the leaf of the Merkle tree follows from it', async () => {
  const member = await app.signedIn({ balance: 100_000n });
  const line = lottery.line('front3-direct', '3|2|1');
  const { value } = await member.call(placeBet, lottery.bet('1', [line]));
  const [ticket] = value.tickets;
  const row = await app.database.first<{
    salt: Buffer;
    leaf: Buffer;
    version: number;
    lines: object[];
    placedAt: Date;
  }>(
    'SELECT salt, leaf, rules_version AS version, lines, placed_at AS "placedAt" FROM lottery_tickets WHERE number = $1',
    [ticket!.number],
  );
  expect(row).toMatchObject({ version: 1, lines: [line] });
  const text = leafText({
    ...ticket!,
    placedAt: row!.placedAt.toISOString(),
    salt: row!.salt.toString('hex'),
  });
  expect(row!.leaf).toEqual(
    createHash('sha256')
      .update(Buffer.concat([Buffer.from([0]), Buffer.from(text)]))
      .digest(),
  );
  await expect(
    app.database.run('UPDATE lottery_tickets SET stake = stake + 1 WHERE number = $1', [ticket!.number]),
  ).rejects.toMatchObject({ code: 'AT110' });
});

it('[10-17] holds the stake in the escrow of the draw, in one entry that names the ticket', async () => {
  const own = await testLottery(app);
  await own.draw('77');
  const member = await app.signedIn({ balance: 100_000n });
  const { value } = await member.call(placeBet, own.bet('77', [own.line('front3-direct', '0,1,2|3|4')]));
  expect(await escrowOf(own.code, '77')).toBe('600');
  const entries = await app.database.rows(
    "SELECT kind, reference FROM ledger_entries WHERE member_id = $1 AND kind <> 'deposit'",
    [member.memberId],
  );
  expect(entries).toEqual([{ kind: 'bet', reference: value.tickets[0]!.number }]);
});

it('[10-13] gives the difference to a lower prize group back at once', async () => {
  const member = await app.signedIn({ balance: 100_000n });
  const line = lottery.line('front3-direct', '0,1,2,3,4|3|4', { group: 1900 });
  const { value } = await member.call(placeBet, lottery.bet('1', [line], { group: 1900 }));
  expect(value.tickets[0]).toMatchObject({ group: 1900, selfRebate: '25', stake: '1000' });
  expect(await cashOf(member.memberId)).toBe('99025');
});

it('[10-20] offers the units of the prize mode, and its prize group decides the price', async () => {
  await app.database.run(
    `INSERT INTO lottery_prize_modes (code, coefficients, pricing) VALUES ('Test', '{1, 0.5}', '{"group": {"base": 2000, "group": 1800}}')`,
  );
  const own = await testLottery(app, { mode: 'Test' });
  await own.draw('1');
  const { value } = await app.visitor().call(board, { query: { gameCode: own.code } });
  expect(value).toMatchObject({ unit: '200', units: ['200', '100'], rules: { pricing: { group: { group: 1800 } } } });
  const lott = await app.visitor().call(board, { query: { gameCode: lottery.code } });
  expect(lott.value.units).toEqual(['200', '100', '20', '2']);
  const member = await app.signedIn({ balance: 100_000n });
  const line = own.line('front3-direct', '1|2|3', { unit: 100n, group: 1800 });
  expect((await member.call(placeBet, own.bet('1', [line]))).value.tickets[0]!.lines[0]).toMatchObject({
    stake: '100',
    prices: { hit: '900' },
  });
  const foreign = own.line('front3-direct', '1|2|3', { unit: 20n, group: 1800 });
  expect((await member.call(placeBet, own.bet('1', [foreign]))).error?.code).toBe('AMOUNT_OUT_OF_RANGE');
  // A board from before the group was lowered: the member has to see the prices of now.
  const before = own.line('front3-direct', '1|2|3', { unit: 100n, group: 1950 });
  expect((await member.call(placeBet, own.bet('1', [before], { group: 1950 }))).error?.code).toBe('ODDS_CHANGED');
});

it('[10-21] buys one ticket per issue of a chase and holds the whole stake', async () => {
  const own = await testLottery(app);
  for (const issue of ['1', '2', '3']) await own.draw(issue, 600 * Number(issue));
  const member = await app.signedIn({ balance: 100_000n });
  const issues = ['1', '2', '3'].map((issue, index) => ({ issue, multiple: 2 ** index }));
  const { value, error } = await member.call(
    placeBet,
    own.bet('1', [own.line('front3-direct', '1|2|3')], { stake: '1400', chase: { issues, stopOnWin: true } }),
  );
  expect(error).toBeUndefined();
  expect(value.tickets.map(({ issue, stake, chase }) => [issue, stake, chase])).toEqual([
    ['1', '200', value.chase],
    ['2', '400', value.chase],
    ['3', '800', value.chase],
  ]);
  expect(await cashOf(member.memberId)).toBe('98600');
  expect(await escrowOf(own.code, '3')).toBe('800');
});

it('[10-40] reads the own tickets page by page, newest first, and nobody else’s', async () => {
  const [member, other] = [await app.signedIn({ balance: 100_000n }), await app.signedIn()];
  const numbers: string[] = [];
  for (const digit of ['1', '2', '3']) {
    const { value } = await member.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', `${digit}|2|3`)]));
    numbers.unshift(value.tickets[0]!.number);
  }
  const page = await member.call(ticketsCall, { query: { pageSize: 2, state: 'open' } });
  expect(page.value.next).not.toBeNull();
  expect(page.value.items.map(({ number }) => number)).toEqual(numbers.slice(0, 2));
  const behind = await member.call(ticketsCall, {
    query: { pageSize: 2, state: 'open', cursor: page.value.next! },
  });
  expect(behind.value).toMatchObject({ items: [{ number: numbers[2] }], next: null });
  const strange = await member.call(ticketsCall, { query: { cursor: 'AAAA' } });
  expect(strange.error?.code).toBe('BAD_REQUEST');
  const one = await member.call(ticketCall, { params: { number: numbers[0]! } });
  expect(one.value).toEqual(page.value.items[0]);
  expect((await other.call(ticketCall, { params: { number: numbers[0]! } })).error?.code).toBe('NOT_FOUND');
});
