-- New rounds are added to the daily figures: see daily_figures_of_rounds.
CREATE OR REPLACE TRIGGER figures_added
  AFTER INSERT ON rounds
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION daily_figures_of_rounds();
