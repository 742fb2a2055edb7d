-- The end of the newest archive: its number, its last seal and entry, and the time up to which lines of play may be missing.
--
-- Guarantees one row. Where nothing was archived, the numbers are 0 and the time is '-infinity'.
CREATE OR REPLACE VIEW ledger_archived AS
  SELECT coalesce(max(a.number), 0) AS number,
         coalesce(max(a.last_seq), 0) AS last_seq,
         coalesce(max(a.last_entry), 0) AS last_entry,
         coalesce(max(a.last_at), '-infinity') AS last_at
    FROM ledger_archives a;
