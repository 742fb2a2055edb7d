-- An account is added by its member. Those of earlier releases are usable; of several, the oldest is the default.
ALTER TABLE payout_accounts
  ADD COLUMN kind text NOT NULL DEFAULT 'bank' CHECK (kind IN ('bank', 'e-wallet')),
  ADD COLUMN is_default boolean NOT NULL DEFAULT false,
  ADD COLUMN state text NOT NULL DEFAULT 'usable' CHECK (state IN ('review', 'usable', 'refused')),
  ADD COLUMN added_at timestamptz NOT NULL DEFAULT now(),
  -- The end of the brand's waiting time; null without one.
  ADD COLUMN usable_from timestamptz,
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN decided_by text,
  ADD COLUMN reason text NOT NULL DEFAULT '';
