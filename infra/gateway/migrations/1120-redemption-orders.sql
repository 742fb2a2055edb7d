-- Goods of the point mall are orders: they are sent, delivered or cancelled.
-- safe: no ON CONFLICT relies on a check, and the new one accepts what the previous release writes.
ALTER TABLE redemptions
  DROP CONSTRAINT redemptions_status_check,
  ADD CONSTRAINT redemptions_status_check
    CHECK (status IN ('in-process', 'approved', 'rejected', 'shipped', 'delivered', 'cancelled')) NOT VALID,
  ADD COLUMN carrier text,
  ADD COLUMN tracking text;

-- When a redemption entered each of its states. Of earlier ones only the beginning is known.
CREATE TABLE redemption_states (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  redemption_id bigint NOT NULL REFERENCES redemptions (id),
  status text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (redemption_id, status)
);
INSERT INTO redemption_states (redemption_id, status, at) SELECT id, 'in-process', at FROM redemptions ORDER BY id;

-- A redemption has a copy of the address that it is sent to.
CREATE TABLE member_addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  recipient text NOT NULL,
  phone text NOT NULL,
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  region text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  street text NOT NULL,
  is_default boolean NOT NULL DEFAULT false
);
CREATE INDEX member_addresses_of ON member_addresses (member_id, id DESC);
CREATE UNIQUE INDEX member_addresses_default ON member_addresses (member_id) WHERE is_default;

INSERT INTO message_kinds (kind, category) VALUES
  ('redemption-shipped', 'service'), ('redemption-delivered', 'service'), ('redemption-cancelled', 'service');
