-- When a member was last reminded to review their limits (RG-07).
ALTER TABLE members ADD COLUMN limits_reminded_at timestamptz;

INSERT INTO message_kinds (kind, category) VALUES ('limits-review', 'security');
