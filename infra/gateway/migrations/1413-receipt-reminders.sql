-- When the member was reminded to confirm a payout, before it counts as received; null until then.
ALTER TABLE withdrawals ADD COLUMN receipt_reminded_at timestamptz;
INSERT INTO message_kinds (kind, category) VALUES ('payout-unconfirmed', 'money');
