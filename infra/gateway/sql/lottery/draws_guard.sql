-- Keeps a draw as it was committed and frozen, so that nobody can choose its numbers.
--
-- Of every draw the commitment, the scheme and, once known, the secret and the pool's rules never change, nor does the result of a draw that the
-- house made; a result from outside (scheme 0) can be corrected. No draw is deleted.
-- Of a draw of scheme 2 the times, the encrypted secret and the beacon's chain never change either; its round only grows,
-- until the draw; once closed it never opens again; Merkle root and number of tickets are set once; the secret is the one
-- of the commitment and is revealed together with the result, when the value of the round is known.
-- Input: the old and the new row of draws.
-- Raises AT110 for a change that is not allowed.
CREATE OR REPLACE FUNCTION draws_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed boolean;
BEGIN
  allowed := TG_OP <> 'DELETE'
    AND NEW.commitment = OLD.commitment
    AND NEW.scheme = OLD.scheme
    AND (OLD.secret IS NULL OR NEW.secret = OLD.secret)
    AND (OLD.pool IS NULL OR NEW.pool IS NOT DISTINCT FROM OLD.pool)
    AND (OLD.result IS NULL OR OLD.scheme = 0 OR NEW.result IS NOT DISTINCT FROM OLD.result);
  IF allowed AND OLD.scheme = 2 THEN
    allowed := (NEW.opens_at, NEW.closes_at, NEW.draws_at) = (OLD.opens_at, OLD.closes_at, OLD.draws_at)
      AND (NEW.sealed_secret, NEW.key_id, NEW.chain_hash) = (OLD.sealed_secret, OLD.key_id, OLD.chain_hash)
      AND (NEW.state NOT IN ('scheduled', 'open') OR OLD.state IN ('scheduled', 'open'))
      AND (OLD.ticket_root IS NULL
        OR (NEW.ticket_root, NEW.ticket_count, NEW.frozen_at) IS NOT DISTINCT FROM (OLD.ticket_root, OLD.ticket_count, OLD.frozen_at))
      AND (NEW.beacon_round = OLD.beacon_round OR (NEW.beacon_round > OLD.beacon_round AND NEW.secret IS NULL))
      AND (OLD.secret IS NOT NULL OR NEW.secret IS NULL
        OR (encode(sha256(convert_to('draw|' || NEW.game_code || '|' || NEW.issue || '|', 'UTF8') || NEW.secret), 'hex') = NEW.commitment
          AND EXISTS (SELECT FROM beacon_values v WHERE v.chain_hash = NEW.chain_hash AND v.round = NEW.beacon_round)));
  END IF;
  IF NOT allowed THEN
    RAISE EXCEPTION 'draw % % is committed', OLD.game_code, OLD.issue USING ERRCODE = 'AT110';
  END IF;
  RETURN NEW;
END $$;
