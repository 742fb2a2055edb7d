-- Accounts with an upline count as joined in the teams above: see team_figures_queue_joined.
CREATE OR REPLACE TRIGGER team_figures_joined
  AFTER INSERT ON members
  FOR EACH ROW WHEN (NEW.upline_id IS NOT NULL)
  EXECUTE FUNCTION team_figures_queue_joined();
