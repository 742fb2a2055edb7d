-- The agents above each member, from the top down to the upline, and the brand's days for which they were those.
--
-- Roll-ups and their check add the figures of a day to exactly these agents. A member belongs to the team in which a day
-- began: a move counts from the first whole day, so that old reports stay as they were.
CREATE OR REPLACE VIEW team_lineages AS
SELECT t.member_id, t.from_day, coalesce(n.from_day, 'infinity'::date) AS until_day, t.lineage
  FROM (SELECT x.id, x.member_id, x.from_at, trim_array(x.path, 1) AS lineage,
               CASE WHEN x.from_at = '-infinity' THEN '-infinity'::date ELSE brand_day(x.from_at - interval '1 microsecond') + 1 END AS from_day
          FROM member_terms x WHERE cardinality(x.path) > 1) t
  LEFT JOIN LATERAL (
    SELECT brand_day(y.from_at - interval '1 microsecond') + 1 AS from_day
      FROM member_terms y
     WHERE y.member_id = t.member_id AND (y.from_at, y.id) > (t.from_at, t.id)
     ORDER BY y.from_at, y.id LIMIT 1) n ON true;
