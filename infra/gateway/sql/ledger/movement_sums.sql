-- What moved on accounts from p_from until before p_until, by the kind of entry.
--
-- `lines`, `received` and `paid` are sums over the lines. `entries`, `net_received` and `net_paid` count an entry once, by what
-- it moved on all of the accounts together; an entry that moved nothing on balance is left out.
-- Guarantees to read whole hours from movement_hours and only the rest from the lines, so that the cost follows the length of
-- the period. Where an account's lines are not in the hours yet, all are read from the lines.
-- Inputs: one account, or all wallets of a member in one currency: only then are `entries` and the net sums right.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION movement_sums(p_accounts bigint[], p_from timestamptz, p_until timestamptz)
RETURNS TABLE (
  kind text, lines bigint, received bigint, paid bigint, entries bigint, net_received bigint, net_paid bigint
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  hours_from timestamptz := date_bin('1 hour', p_from + interval '1 hour' - interval '1 microsecond', '1970-01-01 00:00:00+00');
  hours_until timestamptz := date_bin('1 hour', p_until, '1970-01-01 00:00:00+00');
BEGIN
  IF hours_from >= hours_until OR EXISTS (
       SELECT 1 FROM ledger_accounts a
        WHERE a.id = ANY (p_accounts) AND NOT a.hours_kept
          AND EXISTS (SELECT 1 FROM ledger_lines l WHERE l.account_id = a.id AND l.balance_after IS NOT NULL)) THEN
    hours_from := p_until;
    hours_until := p_until;
  END IF;
  RETURN QUERY
  WITH single AS (
    SELECT l.entry_id, l.amount FROM ledger_lines l
     WHERE l.account_id = ANY (p_accounts) AND l.balance_after IS NOT NULL AND l.at >= p_from AND l.at < hours_from
     UNION ALL
    SELECT l.entry_id, l.amount FROM ledger_lines l
     WHERE l.account_id = ANY (p_accounts) AND l.balance_after IS NOT NULL AND l.at >= hours_until AND l.at < p_until),
  of_entries AS (
    SELECT s.entry_id, count(*) AS lines, sum(greatest(s.amount, 0)) AS received, sum(greatest(-s.amount, 0)) AS paid,
           sum(s.amount) AS net
      FROM single s GROUP BY 1),
  moved AS (
    SELECT e.kind, o.lines, o.received, o.paid, CASE WHEN o.net = 0 THEN 0 ELSE 1 END AS entries,
           greatest(o.net, 0) AS net_received, greatest(-o.net, 0) AS net_paid
      FROM of_entries o JOIN ledger_entries e ON e.id = o.entry_id
     UNION ALL
    SELECT h.kind, h.lines, h.received, h.paid, h.lines - h.joint_lines,
           h.received - h.joint_received, h.paid - h.joint_paid
      FROM movement_hours h
     WHERE h.account_id = ANY (p_accounts) AND h.hour >= hours_from AND h.hour < hours_until)
  SELECT m.kind, sum(m.lines)::bigint, sum(m.received)::bigint, sum(m.paid)::bigint,
         sum(m.entries)::bigint, sum(m.net_received)::bigint, sum(m.net_paid)::bigint
    FROM moved m GROUP BY 1;
END $$;
