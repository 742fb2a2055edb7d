-- Notes large stakes on lotteries.
--
-- Guarantees one event for each such new ticket, in its transaction. Play money does not count.
-- Input: the tickets that one statement added. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_lottery_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Once per statement: a call in the condition would be made for each row.
  least_amount constant bigint := significant_amount('stake');
BEGIN
  INSERT INTO significant_events (at, kind, member_id, subject, amount, currency, detail)
  SELECT a.placed_at, 'large-stake', a.member_id, a.game_code, a.stake, a.currency,
         jsonb_build_object('issue', a.issue, 'ticket', a.number::text)
    FROM added a
   WHERE NOT a.play_money AND a.stake >= least_amount;
  RETURN NULL;
END $$;
