-- The agents above each member, from the top down to the upline, and the brand's days for which they were those.
--
-- Roll-ups and their check add the figures of a day to exactly these agents.
CREATE OR REPLACE VIEW team_lineages AS
SELECT id AS member_id, '-infinity'::date AS from_day, 'infinity'::date AS until_day, trim_array(path, 1) AS lineage
  FROM members
 WHERE upline_id IS NOT NULL;
