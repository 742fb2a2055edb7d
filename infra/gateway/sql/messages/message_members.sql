-- Writes the member messages about changes of the password, the contacts and the state of the account.
--
-- Input: the row before and after. The email about another email address goes to the old one. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.password_changed_at <> OLD.password_changed_at THEN
    PERFORM write_message(NEW.id, 'password-changed', '{}', now());
  END IF;
  IF OLD.email IS NOT NULL AND NEW.email IS DISTINCT FROM OLD.email THEN
    PERFORM write_message(NEW.id, 'email-changed', '{}', now(), OLD.email);
  END IF;
  IF OLD.mobile IS NOT NULL AND NEW.mobile IS DISTINCT FROM OLD.mobile THEN
    PERFORM write_message(NEW.id, 'mobile-changed', '{}', now());
  END IF;
  IF NEW.status <> OLD.status AND NEW.status <> 'closed' THEN
    PERFORM write_message(
      NEW.id, CASE NEW.status WHEN 'locked' THEN 'account-locked' ELSE 'account-unlocked' END, '{}', now());
  END IF;
  RETURN NULL;
END $$;
