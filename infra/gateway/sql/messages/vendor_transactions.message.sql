-- Messages about large wins at vendors: see message_vendor_wins. The condition keeps the function away from the many small
-- ones: 100,000 is the least that the setting may be.
CREATE OR REPLACE TRIGGER message
  AFTER INSERT ON vendor_transactions
  FOR EACH ROW
  WHEN (NEW.kind = 'win' AND NEW.amount >= 100000 AND NEW.state <> 'tombstone' AND NEW.member_id IS NOT NULL)
  EXECUTE FUNCTION message_vendor_wins();
