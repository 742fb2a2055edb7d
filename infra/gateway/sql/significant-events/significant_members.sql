-- Notes changes of an account's state and of personal data.
--
-- Guarantees that the event names the changed fields and never their values. Input: the row before and after. Raises
-- nothing of its own.
CREATE OR REPLACE FUNCTION significant_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF NEW.status <> OLD.status THEN
    INSERT INTO significant_events (at, kind, member_id, subject, detail)
    VALUES (now(), 'account-state', NEW.id, NEW.status, jsonb_build_object('before', OLD.status));
  END IF;
  changed := array_remove(ARRAY[
    CASE WHEN NEW.email IS DISTINCT FROM OLD.email THEN 'email' END,
    CASE WHEN NEW.mobile IS DISTINCT FROM OLD.mobile THEN 'mobile' END,
    CASE WHEN NEW.born_on IS DISTINCT FROM OLD.born_on THEN 'birthDate' END,
    CASE WHEN NEW.details IS DISTINCT FROM OLD.details THEN 'details' END,
    CASE WHEN NEW.password_hash IS DISTINCT FROM OLD.password_hash THEN 'password' END], NULL);
  IF cardinality(changed) > 0 THEN
    INSERT INTO significant_events (at, kind, member_id, subject)
    VALUES (now(), 'personal-data', NEW.id, array_to_string(changed, ', '));
  END IF;
  RETURN NULL;
END $$;
