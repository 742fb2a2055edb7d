-- Adds the lines of one INSERT to movement_hours.
--
-- Guarantees that the hours of an account with `hours_kept` are the sums of its lines at every commit. An account that moves
-- for the first time since movement_hours exists has all its older lines added too.
-- Input: `added`, the lines of the statement. The trigger `apply` has locked their accounts.
-- Each lookup has one index that fits it, also with a plan from the time when the tables were small: see vendor_commands.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION movement_hours_of_lines() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  moved movement_line[];
  -- Accounts whose older lines are in no hour yet.
  begun bigint[];
BEGIN
  SELECT array_agg(ROW(l.entry_id, l.account_id, l.at, l.amount, a.member_id, a.currency, a.play)::movement_line),
         array_agg(DISTINCT l.account_id) FILTER (WHERE NOT a.hours_kept)
    INTO moved, begun
    FROM added l
   CROSS JOIN LATERAL (
         SELECT o.member_id, o.currency, o.class = 'player:play' AS play, o.hours_kept FROM ledger_accounts o
          WHERE o.id = l.account_id AND is_wallet(o.class)
          LIMIT 1) a
   WHERE l.balance_after IS NOT NULL;
  IF begun IS NOT NULL THEN
    UPDATE ledger_accounts SET hours_kept = true WHERE id = ANY (begun);
    PERFORM movement_hours_add(
      ARRAY(SELECT ROW(o.entry_id, o.account_id, o.at, o.amount, a.member_id, a.currency, a.play)::movement_line
              FROM (SELECT DISTINCT l.entry_id FROM ledger_lines l WHERE l.account_id = ANY (begun) AND l.balance_after IS NOT NULL) m
             CROSS JOIN LATERAL (
                   SELECT l.* FROM ledger_lines l
                    WHERE (l.entry_id, l.line) >= (m.entry_id, 0) AND (l.entry_id, l.line) < (m.entry_id + 1, 0)
                   OFFSET 0) o
             CROSS JOIN LATERAL (
                   SELECT w.member_id, w.currency, w.class = 'player:play' AS play FROM ledger_accounts w
                    WHERE w.id = o.account_id AND is_wallet(w.class)
                    LIMIT 1) a
             WHERE o.balance_after IS NOT NULL),
      begun, true);
  END IF;
  IF moved IS NOT NULL THEN
    PERFORM movement_hours_add(moved, coalesce(begun, '{}'), false);
  END IF;
  RETURN NULL;
END $$;
