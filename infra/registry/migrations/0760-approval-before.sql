-- What the change would replace, as it was when it was asked for: a change of something that changed since is not made.
ALTER TABLE registry.approval ADD COLUMN before jsonb;
