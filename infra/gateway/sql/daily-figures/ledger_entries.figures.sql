-- Entries that are no play are added to the daily figures at the commit: see daily_figures_of_entry. The condition is
-- checked before anything is queued, so bets cost nothing here.
DROP TRIGGER IF EXISTS figures ON ledger_entries;
CREATE CONSTRAINT TRIGGER figures
  AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN (NEW.member_id IS NOT NULL AND NEW.kind IN ('deposit', 'withdrawal', 'rebate', 'commission', 'bonus'))
  EXECUTE FUNCTION daily_figures_of_entry();
