-- Adds lines to the hours of their accounts: of those in p_accounts only, or of all others.
--
-- Guarantees that rows are written in the order of their key.
-- Inputs: p_lines holds whole entries, as far as their lines are on wallets of members; p_only says which accounts.
-- movement_hours_of_lines calls it under its settings. Raises nothing of its own.
CREATE OR REPLACE FUNCTION movement_hours_add(p_lines movement_line[], p_accounts bigint[], p_only boolean)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH own AS MATERIALIZED (
    SELECT l.entry_id, l.account_id, l.amount, l.member_id, l.currency, l.play,
           date_bin('1 hour', l.at, '1970-01-01 00:00:00+00') AS hour
      FROM unnest(p_lines) l),
  moved AS (
    SELECT entry_id, account_id, hour, 1 AS lines, greatest(amount, 0) AS received, greatest(-amount, 0) AS paid,
           0 AS joint_lines, 0 AS joint_received, 0 AS joint_paid
      FROM own
     UNION ALL
    SELECT entry_id, min(account_id), min(hour), 0, 0, 0,
           count(*) - CASE WHEN sum(amount) = 0 THEN 0 ELSE 1 END,
           sum(greatest(amount, 0)) - greatest(sum(amount), 0),
           sum(greatest(-amount, 0)) - greatest(-sum(amount), 0)
      FROM own
     GROUP BY entry_id, member_id, currency, play HAVING count(*) > 1)
  INSERT INTO movement_hours AS h (account_id, hour, kind, lines, received, paid, joint_lines, joint_received, joint_paid)
  SELECT m.account_id, m.hour, e.kind, sum(m.lines), sum(m.received), sum(m.paid),
         sum(m.joint_lines), sum(m.joint_received), sum(m.joint_paid)
    FROM moved m
   CROSS JOIN LATERAL (SELECT o.kind FROM ledger_entries o WHERE o.id = m.entry_id LIMIT 1) e
   WHERE (m.account_id = ANY (p_accounts)) = p_only
   GROUP BY 1, 2, 3
   ORDER BY 1, 2, 3
  ON CONFLICT (account_id, hour, kind) DO UPDATE
    SET lines = h.lines + excluded.lines,
        received = h.received + excluded.received,
        paid = h.paid + excluded.paid,
        joint_lines = h.joint_lines + excluded.joint_lines,
        joint_received = h.joint_received + excluded.joint_received,
        joint_paid = h.joint_paid + excluded.joint_paid;
END $$;
