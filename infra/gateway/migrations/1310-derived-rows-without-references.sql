-- What follows from a round is written from the round's own row, in the same statement, and rounds are never deleted.
-- A reference would look each of them up once more and lock it, for every settled bet.
-- safe: foreign keys, which no ON CONFLICT names.
ALTER TABLE accrued_rounds DROP CONSTRAINT accrued_rounds_round_id_fkey;
-- safe: foreign keys, which no ON CONFLICT names.
ALTER TABLE agent_play
  DROP CONSTRAINT agent_play_round_id_fkey,
  DROP CONSTRAINT agent_play_member_id_fkey,
  DROP CONSTRAINT agent_play_terms_id_fkey;
