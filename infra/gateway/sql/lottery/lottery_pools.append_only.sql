-- What a pool took, paid and passed on stays: see lottery_sales_are_append_only.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON lottery_pools
  FOR EACH STATEMENT EXECUTE FUNCTION lottery_sales_are_append_only();
