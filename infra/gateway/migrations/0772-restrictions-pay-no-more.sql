-- A restricted number pays its price or less, never more. Rows of before are checked when they change.
ALTER TABLE lottery_restrictions ADD CONSTRAINT lottery_restrictions_at_most_one
  CHECK (split_part(share, '/', 1)::int <= coalesce(nullif(split_part(share, '/', 2), '')::int, 1)) NOT VALID;
ALTER TABLE lottery_game_restrictions ADD CONSTRAINT lottery_game_restrictions_at_most_one
  CHECK (split_part(share, '/', 1)::int <= coalesce(nullif(split_part(share, '/', 2), '')::int, 1)) NOT VALID;
