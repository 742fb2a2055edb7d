-- Members whose play, deposits or matches have changed since the engines of referrals and free tickets have looked at them.
CREATE TABLE promotion_queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL
);

-- The terms, budget and end with which an engine has looked at everybody. With others it looks at everybody again, once.
ALTER TABLE promotions ADD COLUMN looked_at_terms text;
