-- After how many seconds a member wants to be asked whether to go on; null is the brand's own pause (RG-08).
ALTER TABLE members ADD COLUMN reality_check_seconds integer CHECK (reality_check_seconds > 0);
-- When the last reality check of a session was answered; before the first one it counts from the beginning.
ALTER TABLE sessions ADD COLUMN reality_check_at timestamptz;
