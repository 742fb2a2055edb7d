-- What the site writes to members by itself. The texts of a kind are in locales/messages; `promotional` ones go to nobody
-- who is on a break, excluded or closed out of play.
CREATE TABLE message_kinds (
  kind text PRIMARY KEY CHECK (kind ~ '^[a-z0-9-]{1,40}$'),
  category text NOT NULL CHECK (category IN ('money', 'bonus', 'rank', 'win', 'security', 'service', 'offer')),
  promotional boolean NOT NULL DEFAULT false
);
INSERT INTO message_kinds (kind, category) VALUES
  ('deposit-credited', 'money'), ('deposit-failed', 'money'), ('deposit-held', 'money'), ('deposit-released', 'money'),
  ('deposit-refunded', 'money'), ('payout-paid', 'money'), ('payout-failed', 'money'), ('payout-rejected', 'money'),
  ('cashback-paid', 'bonus'), ('birthday-gift', 'bonus'), ('month-gift', 'bonus'), ('bonus-received', 'bonus'),
  ('bonus-converted', 'bonus'), ('bonus-expired', 'bonus'),
  ('rank-raised', 'rank'), ('rank-lowered', 'rank'),
  ('big-win', 'win'),
  ('redemption-approved', 'service'), ('redemption-rejected', 'service'),
  ('password-changed', 'security'), ('payment-password-changed', 'security'), ('email-changed', 'security'),
  ('mobile-changed', 'security'), ('authenticator-added', 'security'), ('authenticator-removed', 'security'),
  ('payout-account-added', 'security'), ('new-address', 'security'), ('account-locked', 'security'),
  ('account-unlocked', 'security');

-- A message is of a kind, with `params` for its text, or has `texts` of its own. `texts` stays NOT NULL: processes of the
-- previous release read it.
ALTER TABLE messages ALTER COLUMN texts SET DEFAULT '{"en": {"title": "", "text": ""}}';
ALTER TABLE messages ADD COLUMN kind text;
ALTER TABLE messages ADD COLUMN params jsonb NOT NULL DEFAULT '{}';
ALTER TABLE messages ADD COLUMN category text NOT NULL DEFAULT 'service';
ALTER TABLE messages ADD COLUMN promotional boolean NOT NULL DEFAULT false;
-- False for one that the member receives by email only.
ALTER TABLE messages ADD COLUMN in_site boolean NOT NULL DEFAULT true;

-- What a member wants otherwise than message_channels gives by default.
CREATE TABLE message_preferences (
  member_id bigint NOT NULL REFERENCES members (id),
  category text NOT NULL CHECK (category IN ('money', 'bonus', 'rank', 'win', 'security', 'service', 'offer')),
  in_site boolean NOT NULL,
  email boolean NOT NULL,
  PRIMARY KEY (member_id, category)
);

-- Messages whose tabs and email are still to be served. `address` replaces the member's present email address.
CREATE TABLE message_deliveries (
  message_id bigint PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  email boolean NOT NULL,
  address text
);
