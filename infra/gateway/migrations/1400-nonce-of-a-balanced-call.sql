-- The balancer's ID of the call that spent the nonce: only its own repeats at another gateway bear the same one.
ALTER TABLE vendor_nonces ADD COLUMN balanced_call text;
