-- What a settlement found stays: see lottery_sales_are_append_only.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON lottery_wins
  FOR EACH STATEMENT EXECUTE FUNCTION lottery_sales_are_append_only();
