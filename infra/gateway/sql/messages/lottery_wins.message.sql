-- Messages about large payouts of lotteries: see message_lottery_wins. 100,000 is the least that the setting may be.
CREATE OR REPLACE TRIGGER message
  AFTER INSERT ON lottery_wins
  FOR EACH ROW
  WHEN (NEW.payout >= 100000)
  EXECUTE FUNCTION message_lottery_wins();
