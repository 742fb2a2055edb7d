-- What moved on the wallets of a member: per account, hour and kind of entry. Totals and statements over any period read these
-- rows, and lines only for the parts of an hour at its two ends. Hours suit any brand's time zone, also one that changes.
-- Kept by a trigger in the transaction of the lines.
CREATE TABLE movement_hours (
  account_id bigint NOT NULL REFERENCES ledger_accounts (id),
  hour timestamptz NOT NULL,
  kind text NOT NULL,
  lines bigint NOT NULL,
  received bigint NOT NULL,
  paid bigint NOT NULL,
  -- How much less it is where an entry with several lines on the member's wallets counts once, by its net amount: on the
  -- account with the lowest number of those wallets.
  joint_lines bigint NOT NULL,
  joint_received bigint NOT NULL,
  joint_paid bigint NOT NULL,
  PRIMARY KEY (account_id, hour, kind)
) WITH (fillfactor = 80);

-- Whether movement_hours has all lines of the account. False for one that has not moved since this migration.
ALTER TABLE ledger_accounts ADD COLUMN hours_kept boolean NOT NULL DEFAULT false;

-- A line of a member's wallet with its owner; `play`: play money.
CREATE TYPE movement_line AS (
  entry_id bigint, account_id bigint, at timestamptz, amount bigint, member_id bigint, currency text, play boolean
);
