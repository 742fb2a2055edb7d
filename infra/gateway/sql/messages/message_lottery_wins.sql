-- Writes members a message about large payouts of lotteries. Play money does not count.
--
-- Input: a new win. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_lottery_wins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.payout >= big_win_amount() THEN
    PERFORM write_message(
              t.member_id, 'big-win', jsonb_build_object('amount', NEW.payout::text, 'currency', t.currency), now())
       FROM lottery_tickets t
      WHERE t.number = NEW.ticket AND NOT t.play_money;
  END IF;
  RETURN NULL;
END $$;
