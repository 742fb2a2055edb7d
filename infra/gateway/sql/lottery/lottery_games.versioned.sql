-- Every version of a game's rules is kept: see lottery_games_versioned.
CREATE OR REPLACE TRIGGER versioned
  AFTER INSERT OR UPDATE OF rules, bet_limits, unit, prize_mode ON lottery_games
  FOR EACH ROW EXECUTE FUNCTION lottery_games_versioned();
