-- What a licence asks an operator to keep: large amounts, voids, changes of limits and settings, failed logins. Written
-- by triggers in the transaction of the thing itself; removed after the time in the setting `events.retentionDays`.
CREATE TABLE significant_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'large-stake', 'large-win', 'large-deposit', 'large-withdrawal', 'void', 'correction', 'refused-amount', 'late-money',
    'limit', 'exclusion', 'account-state', 'personal-data', 'failed-sign-ins', 'restriction', 'vendor-outage',
    'integrity', 'parameter')),
  member_id bigint REFERENCES members (id),
  -- The thing: a vendor, a draw, a reference of money, a setting.
  subject text NOT NULL DEFAULT '',
  amount bigint,
  currency text,
  -- The operator; empty for members and the gateway itself.
  actor text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX significant_events_kind ON significant_events (kind, id DESC);
CREATE INDEX significant_events_member ON significant_events (member_id, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX significant_events_at ON significant_events (at);
