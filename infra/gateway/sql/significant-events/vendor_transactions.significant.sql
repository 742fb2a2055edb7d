-- Significant events of vendor_transactions: see significant_vendor_transactions.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT ON vendor_transactions
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION significant_vendor_transactions();
