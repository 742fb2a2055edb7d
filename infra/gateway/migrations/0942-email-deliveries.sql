-- Emails are sent from the outbox: `due` until the mail server has taken one. What is older, and what no mail server takes,
-- stays `kept` for an operator to read.
ALTER TABLE outbox ADD COLUMN state text NOT NULL DEFAULT 'kept' CHECK (state IN ('kept', 'due', 'sent', 'failed'));
ALTER TABLE outbox ADD COLUMN attempts integer NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN next_at timestamptz;
