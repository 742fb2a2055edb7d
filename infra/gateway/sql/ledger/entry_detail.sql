-- What a reader sees as the detail of an entry.
--
-- A transfer between two accounts names them by their ids, '#12 → #34', because an entry never changes and a person may be
-- erased: the names are those of today. Details of earlier releases hold the names themselves.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION entry_detail(p_scope text, p_detail text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p_scope LIKE 'line-transfer:%' AND p_detail ~ '^#\d+ → #\d+$' THEN
      (SELECT string_agg(m.account, ' → ' ORDER BY named.n)
         FROM regexp_split_to_table(p_detail, ' → ') WITH ORDINALITY AS named (id, n)
         JOIN members m ON m.id = ltrim(named.id, '#')::bigint)
    ELSE p_detail END
$$;
