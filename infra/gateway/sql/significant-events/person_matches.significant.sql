-- Significant events of person_matches: see significant_person_matches.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT ON person_matches
  FOR EACH ROW EXECUTE FUNCTION significant_person_matches();
