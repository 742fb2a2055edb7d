import * as lotteryBets from '@atrium/contracts/lottery-bets';
import { changes, type Effect, reads, type Scene } from './effect.ts';

const LINE = {
  play: 'front3-direct',
  selection: '1|2|3',
  unit: '200',
  multiple: 1,
  notes: '1',
  stake: '200',
  prices: { hit: '975' },
};

/** A draw of a game with five digits that takes bets for a week, and one after it. */
async function onSale({ app, sql, kept, me }: Scene): Promise<void> {
  const [row] = await sql(
    "SELECT l.code, l.game_id FROM lottery_games l WHERE l.family = 'ssc' AND l.rules IS NOT NULL ORDER BY l.code LIMIT 1",
  );
  Object.assign(kept, { code: row!.code, game: row!.game_id, issue: `effect-${me.memberId || 'board'}` });
  for (const [issue, days] of [
    [kept.issue, 7],
    [`${kept.issue}-next`, 8],
  ])
    await sql(
      `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, scheme, commitment)
       VALUES ($1, $2, $3, $3::timestamptz + $4 * interval '1 day' + $5 * interval '1 ms', $3::timestamptz + $4 * interval '1 day' + $5 * interval '1 ms' + interval '1 s', 'open', 0, 'effect')`,
      kept.code,
      issue,
      app.clock.now(),
      days,
      Number(me.memberId) || 0,
    );
}
const bet = ({ kept }: Scene, more: object = {}) => ({
  body: { gameCode: kept.code!, issue: kept.issue!, lines: [LINE], stake: '200', ...more },
});
async function placed(scene: Scene): Promise<void> {
  const { me, kept } = scene;
  const { value } = await me.call(lotteryBets.placeBet, bet(scene));
  kept.number = value.tickets[0]!.number;
}
async function chased(scene: Scene): Promise<void> {
  const { me, kept } = scene;
  const issues = [kept.issue!, `${kept.issue}-next`].map((issue) => ({ issue, multiple: 1 }));
  const { value } = await me.call(
    lotteryBets.placeBet,
    bet(scene, { stake: '400', chase: { issues, stopOnWin: false } }),
  );
  Object.assign(kept, { chase: value.chase, number: value.tickets[0]!.number });
}
const soldAnd = (step: (scene: Scene) => Promise<void>) => async (scene: Scene) => {
  await onSale(scene);
  await step(scene);
};
const paid = ({ sql, kept }: Scene) =>
  sql("UPDATE rounds SET status = 'won', payout = 4321 WHERE id = $1", kept.number);
const cash = ({ sql, me }: Scene) =>
  sql("SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'", me.memberId);

export const lotteryEffects: readonly Effect[] = [
  reads(lotteryBets.board, {
    as: 'visitor',
    before: onSale,
    ask: ({ kept }) => ({ query: { gameCode: kept.code } }),
    change: ({ sql, kept }) =>
      sql(`UPDATE lottery_games SET bet_limits = '{"mostPayout": "4321"}' WHERE code = $1`, kept.code),
    shows: ({ limits }) => limits.mostPayout === '4321',
  }),
  changes(lotteryBets.placeBet, { before: onSale, ask: bet, row: cash }),
  reads(lotteryBets.tickets, {
    before: onSale,
    ask: () => ({ query: {} }),
    change: placed,
    shows: ({ items }) => items.length === 1,
  }),
  reads(lotteryBets.ticket, {
    before: soldAnd(placed),
    ask: ({ kept }) => ({ params: { number: kept.number } }),
    change: paid,
    shows: ({ payout }) => payout === '4321',
  }),
  changes(lotteryBets.cancelTicket, {
    before: soldAnd(placed),
    ask: ({ kept }) => ({ body: {}, params: { number: kept.number } }),
    row: cash,
  }),
  reads(lotteryBets.chases, {
    before: soldAnd(chased),
    ask: () => ({ query: {} }),
    change: paid,
    shows: ({ items }) => items[0]?.payout === '4321',
  }),
  changes(lotteryBets.cancelChase, {
    before: soldAnd(chased),
    ask: ({ kept }) => ({ body: {}, params: { id: kept.chase } }),
    row: cash,
  }),
];
