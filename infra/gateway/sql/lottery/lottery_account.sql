-- The escrow of a game's draws, the jackpot of its pools or the house's account of a game; play money of trial accounts has its own.
--
-- Inputs: p_class is 'escrow:draw', 'jackpot' or 'house:pool' (p_detail: the game's code) or 'house:pnl' (p_detail: the game's id).
-- 'house:pool' has what corrections changed of a carry that the next draw had taken. Raises nothing of its own.
CREATE OR REPLACE FUNCTION lottery_account(p_class text, p_detail text, p_play_money boolean, p_currency text)
RETURNS bigint LANGUAGE sql AS $$
  SELECT ledger_account(
    CASE WHEN p_play_money AND p_class = 'house:pnl' THEN 'house:play' ELSE p_class END,
    NULL,
    CASE WHEN p_play_money AND p_class IN ('escrow:draw', 'jackpot', 'house:pool') THEN 'play:' || p_detail ELSE p_detail END,
    p_currency)
$$;
