-- Returns the balance of an account that caches it, before p_at; 0 before its first line.
--
-- Right for every p_at behind the time up to which play is archived (ledger_archived.last_at). Callers refuse an earlier one.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION ledger_balance_before(p_account bigint, p_at timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT CASE WHEN last.entry_id <= (SELECT a.last_entry FROM ledger_archived a)
                 THEN coalesce((SELECT c.balance_after FROM ledger_carried c WHERE c.account_id = p_account AND c.reference = ''), last.balance_after)
                 ELSE last.balance_after END
       FROM (SELECT l.entry_id, l.balance_after
               FROM ledger_lines l
              WHERE l.account_id = p_account AND l.balance_after IS NOT NULL AND l.at < p_at
              ORDER BY l.at DESC, l.entry_id DESC, l.line DESC
              LIMIT 1) last),
    (SELECT c.balance_after FROM ledger_carried c WHERE c.account_id = p_account AND c.reference = ''),
    0)
$$;
