ALTER TABLE withdrawals
  -- From which amount on two people had to say yes when it was asked for: who raises the setting opens nothing that waits.
  ADD COLUMN two_persons_from bigint CHECK (two_persons_from >= 0),
  -- The first of two people for the report that it has not come.
  ADD COLUMN report_first_approved_by text;

-- What is under way, or may still be reported missing, is bound by today's amount. Null, as the version before writes it: by the setting alone.
UPDATE withdrawals SET two_persons_from = coalesce((SELECT (value #>> '{}')::bigint FROM settings WHERE key = 'withdrawal.twoPersonsFrom'), 5000000)
 WHERE status IN ('in-review', 'approved', 'paid') OR report = 'open';
