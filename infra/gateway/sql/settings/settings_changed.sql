-- Notifies every gateway process that a setting has changed, so that each drops its copy of the settings.
--
-- The notification is sent at the commit and names no key: a process reads all settings again. It is sent for every
-- change, also for one made by hand in the database.
CREATE OR REPLACE FUNCTION settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atrium_settings', '');
  RETURN NULL;
END $$;
