-- Since when a reality check is due that a longer pause would have put off; until it is answered, whatever the pause is now.
ALTER TABLE sessions ADD COLUMN reality_check_due_since timestamptz;
