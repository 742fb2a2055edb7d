-- Acceptances of the terms and the privacy policy, which have one version. `material` is the material change that was in
-- force and is accepted with it; null without one, or where the form showed older terms.
CREATE TABLE terms_acceptances (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  version text NOT NULL,
  material text,
  accepted_at timestamptz NOT NULL
);
CREATE INDEX terms_acceptances_member ON terms_acceptances (member_id, accepted_at DESC);

-- Accounts that their members have closed: they neither stake nor deposit until an operator opens them again.
CREATE TABLE account_closures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  reason text NOT NULL,
  closed_at timestamptz NOT NULL,
  reopened_at timestamptz,
  -- The operator.
  reopened_by text
);
CREATE UNIQUE INDEX account_closures_current ON account_closures (member_id) WHERE reopened_at IS NULL;

-- What a session's member has proved, for one call of that purpose within minutes.
CREATE TABLE given_proofs (
  session_id bigint NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  purpose text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, purpose)
);
