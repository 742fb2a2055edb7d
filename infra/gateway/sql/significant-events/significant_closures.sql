-- Notes every closing of an account by its member, and its reopening by an operator.
--
-- Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_closures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO significant_events (at, kind, member_id, subject, actor, detail)
  VALUES (coalesce(NEW.reopened_at, NEW.closed_at), 'account-state', NEW.member_id,
          CASE WHEN NEW.reopened_at IS NULL THEN 'closed' ELSE 'reopened' END, coalesce(NEW.reopened_by, ''), '{}');
  RETURN NULL;
END $$;
