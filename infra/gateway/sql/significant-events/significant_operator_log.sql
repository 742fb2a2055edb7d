-- Notes what operators changed that a licence asks for: settings, prices and limits of games, keys, draws, corrections.
--
-- Guarantees one event for each such entry of the operators' log. Proposals are no changes yet; what operators wrote or
-- looked at is no event. Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_operator_log() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sort text;
BEGIN
  sort := CASE
    WHEN NEW.action = 'vendor.amountRefused' THEN 'refused-amount'
    WHEN NEW.action ~ '[.]proposed$' OR NEW.action ~ '^(member|support|announcement|banner)[.]' THEN NULL
    WHEN NEW.action = 'config.set' AND NEW.subject ~ '^system[.]restriction' THEN 'restriction'
    WHEN NEW.action ~ '^draw[.].*void' THEN 'void'
    WHEN NEW.action ~ '^draw[.]' OR (NEW.action ~ '^review[.]' AND NEW.subject ~ '^report-') THEN 'correction'
    WHEN NEW.action ~ '^review[.]' THEN NULL
    ELSE 'parameter'
  END;
  IF sort IS NOT NULL THEN
    INSERT INTO significant_events (at, kind, subject, actor, detail)
    VALUES (NEW.at, sort, NEW.subject, NEW.actor, jsonb_build_object('action', NEW.action, 'entry', NEW.id::text));
  END IF;
  RETURN NULL;
END $$;
