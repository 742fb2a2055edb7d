-- One person, one account (14-04). A mark is one contact, payout account or identity of a member in normal form, as a
-- keyed hash: the table can be compared, not read. Marks outlive a change, so that an old address still belongs to its
-- account.
CREATE TABLE person_marks (
  member_id bigint NOT NULL REFERENCES members (id),
  kind text NOT NULL CHECK (kind IN ('email', 'mobile', 'payout', 'document', 'name')),
  digest bytea NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (kind, digest, member_id)
);
CREATE INDEX person_marks_member ON person_marks (member_id);

-- Two accounts with a mark in common. The member's money play is closed until an operator decides that they are two
-- persons ('distinct'); 'same' closes it for good.
CREATE TABLE person_matches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  other_id bigint NOT NULL REFERENCES members (id),
  kinds text[] NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'distinct', 'same')),
  found_at timestamptz NOT NULL,
  first_approved_by text,
  decided_at timestamptz,
  decided_by text,
  reason text NOT NULL DEFAULT '',
  CHECK (member_id <> other_id)
);
CREATE UNIQUE INDEX person_matches_pair ON person_matches (least(member_id, other_id), greatest(member_id, other_id));
CREATE INDEX person_matches_member ON person_matches (member_id) WHERE state <> 'distinct';
CREATE INDEX person_matches_open ON person_matches (found_at) WHERE state = 'open';

-- False until the marks of the account are noted: a trigger resets it when a contact, payout account or identity changes.
ALTER TABLE members ADD COLUMN person_noted boolean NOT NULL DEFAULT false;
