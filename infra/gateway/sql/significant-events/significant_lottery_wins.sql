-- Notes large payouts of lotteries.
--
-- Guarantees one event for each such new win, in its transaction. Play money does not count.
-- Input: the wins that one statement added. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_lottery_wins() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Once per statement: a call in the condition would be made for each row.
  least_amount constant bigint := significant_amount('win');
BEGIN
  INSERT INTO significant_events (at, kind, member_id, subject, amount, currency, detail)
  SELECT now(), 'large-win', t.member_id, t.game_code, a.payout, t.currency,
         jsonb_build_object('issue', t.issue, 'ticket', t.number::text, 'settlement', a.settlement)
    FROM (SELECT * FROM added WHERE payout >= least_amount) a
    JOIN lottery_tickets t ON t.number = a.ticket AND NOT t.play_money;
  RETURN NULL;
END $$;
