-- Counts the versions of a game's rules and keeps each of them.
--
-- Guarantees that a change of rules, limits, unit or prize mode gets the next version, and that the rules of every version that a
-- ticket may name stay readable. A game without rules has no version to keep.
-- Input: the new row of lottery_games. Raises nothing of its own.
CREATE OR REPLACE FUNCTION lottery_games_versioned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.rules, NEW.bet_limits, NEW.unit, NEW.prize_mode) IS DISTINCT FROM (OLD.rules, OLD.bet_limits, OLD.unit, OLD.prize_mode) THEN
    UPDATE lottery_games SET rules_version = OLD.rules_version + 1 WHERE code = NEW.code RETURNING rules_version INTO NEW.rules_version;
  END IF;
  IF NEW.rules IS NOT NULL THEN
    INSERT INTO lottery_rules_versions (game_code, version, rules) VALUES (NEW.code, NEW.rules_version, NEW.rules)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
