-- Notes what operators changed that a licence asks for: settings, prices and limits of games, keys, draws, corrections.
--
-- Guarantees one event for each such entry of the operators' log. Proposals are no changes yet, and those that were refused
-- or dropped never become one; what operators wrote, sent or looked at is no event. An erasure that is taken back reopens
-- the account, which is noted there. Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_operator_log() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sort text;
BEGIN
  sort := CASE
    WHEN NEW.action = 'vendor.amountRefused' THEN 'refused-amount'
    WHEN NEW.action ~ '[.](proposed|rejected|dropped)$'
      OR NEW.action ~ '^(member|support|announcement|banner|mailing|order)[.]' OR NEW.action = 'erasure.withdrawn' THEN NULL
    WHEN NEW.action IN ('admission.approved', 'erasure.approved') THEN 'personal-data'
    -- A credit for a disputed bill is an adjustment by hand; an answer alone moves nothing.
    WHEN NEW.action = 'dispute.answered' THEN CASE WHEN NEW.after ->> 'amount' <> '0' THEN 'correction' END
    WHEN NEW.action = 'config.set' AND NEW.subject ~ '^system[.]restriction' THEN 'restriction'
    WHEN NEW.action ~ '^draw[.].*void' THEN 'void'
    WHEN NEW.action ~ '^draw[.]' OR (NEW.action ~ '^review[.]' AND NEW.subject ~ '^report-') THEN 'correction'
    WHEN NEW.action ~ '^review[.]' THEN NULL
    ELSE 'parameter'
  END;
  IF sort IS NOT NULL THEN
    INSERT INTO significant_events (at, kind, member_id, subject, actor, detail)
    VALUES (NEW.at, sort, CASE WHEN sort = 'personal-data' THEN NEW.subject::bigint END, NEW.subject, NEW.actor,
            jsonb_build_object('action', NEW.action, 'entry', NEW.id::text));
  END IF;
  RETURN NULL;
END $$;
