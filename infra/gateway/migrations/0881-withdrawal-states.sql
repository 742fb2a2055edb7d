-- When a withdrawal entered each of its states. Those of earlier withdrawals follow from their own columns.
CREATE TABLE withdrawal_states (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id bigint NOT NULL REFERENCES withdrawals (id),
  status text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (withdrawal_id, status)
);
INSERT INTO withdrawal_states (withdrawal_id, status, at)
  SELECT id, 'in-review', created_at FROM withdrawals ORDER BY id;
INSERT INTO withdrawal_states (withdrawal_id, status, at)
  SELECT id, CASE status WHEN 'rejected' THEN 'rejected' ELSE 'approved' END, reviewed_at
    FROM withdrawals WHERE reviewed_at IS NOT NULL ORDER BY id;
INSERT INTO withdrawal_states (withdrawal_id, status, at)
  SELECT id, 'paid', paid_at FROM withdrawals WHERE paid_at IS NOT NULL ORDER BY id;
INSERT INTO withdrawal_states (withdrawal_id, status, at)
  SELECT id, status, answered_at FROM withdrawals WHERE answered_at IS NOT NULL AND status NOT IN ('in-review', 'approved', 'paid')
  ORDER BY id ON CONFLICT DO NOTHING;
