-- The vendors' commands one by one, replaced by vendor_commands (0140). No release since then calls them; vendor_lock
-- stays, because a bet under limits is decided with the wallet locked.
-- safe: nothing calls these functions since the first release.
DROP FUNCTION vendor_bet(timestamptz, text, bigint, text, text, text, text, bigint, text, boolean);
-- safe: as above.
DROP FUNCTION vendor_win(timestamptz, text, bigint, text, text, text, text, bigint, boolean, text);
-- safe: as above.
DROP FUNCTION vendor_end_round(timestamptz, text, bigint, text, text);
-- safe: as above.
DROP FUNCTION vendor_rollback(timestamptz, text, bigint, text, text, text, text, text);
-- safe: only vendor_win and vendor_end_round called it.
DROP FUNCTION vendor_close_round(timestamptz, bigint, bigint);
-- safe: the type of what they returned.
DROP TYPE vendor_answer;
