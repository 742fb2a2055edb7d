-- Failed codes, passkeys and second factors, by the account that they are of: it is known at these steps, and a username is
-- not given. `login_failures` has the failed passwords, by username.
CREATE TABLE second_step_failures (
  member_id bigint NOT NULL REFERENCES members (id),
  at timestamptz NOT NULL,
  ip text NOT NULL,
  step text NOT NULL
);
CREATE INDEX second_step_failures_member ON second_step_failures (member_id, at);
CREATE INDEX second_step_failures_age ON second_step_failures (at);
