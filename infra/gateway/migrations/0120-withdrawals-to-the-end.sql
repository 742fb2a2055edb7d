-- A withdrawal's whole life: in-review → approved → paid → received | partly-received | not-received; or rejected,
-- cancelled by the member while it is in review, or failed at the provider. Money that was reported missing is given
-- back only by a person's decision on the report.
ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_status_check;
ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_status_check
  CHECK (status IN ('in-review', 'approved', 'paid', 'rejected', 'cancelled', 'failed', 'received', 'partly-received', 'not-received')) NOT VALID;
ALTER TABLE withdrawals VALIDATE CONSTRAINT withdrawals_status_check;

ALTER TABLE withdrawals
  -- The first of two people, where the amount asks for two.
  ADD COLUMN first_approved_by text,
  -- The provider's name of the payout.
  ADD COLUMN payment_id text,
  ADD COLUMN answered_at timestamptz,
  -- What had come when the member answered.
  ADD COLUMN received bigint CHECK (received >= 0 AND received <= amount),
  ADD COLUMN report text NOT NULL DEFAULT '' CHECK (report IN ('', 'open', 'refunded', 'declined')),
  ADD COLUMN refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0 AND refunded <= amount);
CREATE INDEX withdrawals_lapse ON withdrawals (confirm_until) WHERE status = 'paid';
CREATE INDEX withdrawals_report ON withdrawals (answered_at) WHERE report = 'open';

-- Payouts that the provider is still to be asked for. A row is written with the approval, in its transaction; whoever
-- takes it asks under the withdrawal's reference, which the provider pays once however often it is asked.
CREATE TABLE payout_orders (
  withdrawal_id bigint PRIMARY KEY REFERENCES withdrawals (id),
  -- What is sent, word for word the same each time: other content under the same reference is refused.
  content jsonb NOT NULL,
  next_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  ordered_at timestamptz
);
CREATE INDEX payout_orders_due ON payout_orders (next_at) WHERE ordered_at IS NULL;

-- What members upload to show that money has not come. No address of the site leads here: operators only.
CREATE TABLE withdrawal_proofs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id bigint NOT NULL REFERENCES withdrawals (id),
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'application/pdf')),
  content bytea NOT NULL CHECK (octet_length(content) <= 5242880),
  at timestamptz NOT NULL
);
CREATE INDEX withdrawal_proofs_of ON withdrawal_proofs (withdrawal_id);
