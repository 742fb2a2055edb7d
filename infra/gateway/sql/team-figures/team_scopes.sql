-- One row for each agent above a member and each of the two scopes to which the member belongs there.
--
-- The account right above counts the member as direct and in its team, all others in their teams only.
CREATE OR REPLACE VIEW team_scopes AS
SELECT l.member_id, l.from_day, l.until_day, above.agent_id, s.scope
  FROM team_lineages l
  CROSS JOIN LATERAL unnest(l.lineage) WITH ORDINALITY AS above (agent_id, place)
  CROSS JOIN (VALUES ('team'), ('direct')) AS s (scope)
 WHERE s.scope = 'team' OR above.place = cardinality(l.lineage);
