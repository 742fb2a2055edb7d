-- The difference that an update of rounds makes is added to the daily figures: see daily_figures_of_rounds.
CREATE OR REPLACE TRIGGER figures_changed
  AFTER UPDATE ON rounds
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION daily_figures_of_rounds();
