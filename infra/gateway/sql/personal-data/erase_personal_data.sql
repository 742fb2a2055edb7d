-- Erases the personal data of the member of an erasure at p_at: first what may go at once, and when the setting
-- `erasure.retentionDays` is over what the law keeps for some years. `personal_data` says what that is.
--
-- Guarantees that books, bets and their sums stay as they are, that no caller chooses the member or the time, and that each of
-- the two happens once. Runs with the rights of the tables' owner, because the gateway's role deletes and changes no history.
-- The caller has made sure that erasure_blockers names nothing. Raises AT404 for an erasure that is not due.
CREATE OR REPLACE FUNCTION erase_personal_data(p_erasure bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- A whole year at least, as the laws against money laundering ask for several.
  kept_days constant integer := greatest(365, coalesce((SELECT value::text::integer FROM settings WHERE key = 'erasure.retentionDays'), 1826));
  due erasures%ROWTYPE;
  stage text;
  what record;
BEGIN
  SELECT * INTO due FROM erasures WHERE id = p_erasure FOR UPDATE;
  IF due.state = 'waiting' AND due.due_at <= p_at THEN
    stage := 'erased';
  ELSIF due.state = 'erased' AND due.retention_ended_at IS NULL AND due.ended_at + make_interval(days => kept_days) <= p_at THEN
    stage := 'retained';
  ELSE
    RAISE EXCEPTION 'erasure % is not due', p_erasure USING ERRCODE = 'AT404';
  END IF;
  FOR what IN
    SELECT d.name, d.rows_of,
           d.fate = CASE stage WHEN 'erased' THEN 'removed' ELSE 'retained' END AS removes,
           (SELECT string_agg(format('%I = %s', c.key, c.value), ', ')
              FROM jsonb_each_text(CASE stage WHEN 'erased' THEN d.erased ELSE d.retained END) c) AS becomes
      FROM personal_data d WHERE d.fate <> 'none' ORDER BY d.place
  LOOP
    IF what.removes THEN
      EXECUTE format('DELETE FROM %I WHERE %s', what.name, what.rows_of) USING due.member_id;
    ELSIF what.becomes IS NOT NULL THEN
      EXECUTE format('UPDATE %I SET %s WHERE %s', what.name, what.becomes, what.rows_of) USING due.member_id;
    END IF;
  END LOOP;
  UPDATE erasures
     SET state = 'erased',
         ended_at = CASE stage WHEN 'erased' THEN p_at ELSE ended_at END,
         retention_ended_at = CASE stage WHEN 'retained' THEN p_at END
   WHERE id = p_erasure;
END $$;
