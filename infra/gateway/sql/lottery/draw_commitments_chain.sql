-- Sets position, previous hash and hash of a new commitment: hash = sha256(previous || sha256(entry)).
--
-- Guarantees positions without gaps in the order of the hashes: of concurrent transactions one appends at a time.
-- Input: the new row of draw_commitments; what it says about the three columns is ignored. Raises nothing of its own.
CREATE OR REPLACE FUNCTION draw_commitments_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head record;
BEGIN
  PERFORM pg_advisory_xact_lock(726193050);
  SELECT c.position, c.hash INTO head FROM draw_commitments c ORDER BY c.position DESC LIMIT 1;
  NEW.position := coalesce(head.position, 0) + 1;
  NEW.previous := coalesce(head.hash, decode(repeat('00', 32), 'hex'));
  NEW.hash := sha256(NEW.previous || sha256(convert_to(NEW.entry, 'UTF8')));
  RETURN NEW;
END $$;
