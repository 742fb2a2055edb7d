-- A gateway that tells how remotes fare in its tabs has a token of its own, good for nothing else.
ALTER TABLE registry.operator DROP CONSTRAINT operator_role_check;
ALTER TABLE registry.operator ADD CONSTRAINT operator_role_check CHECK (role IN ('reporter', 'viewer', 'squad', 'operator', 'approver'));

-- What tabs told, counted by the minute. Counts only grow, so two gateways that report at once cannot lose any.
CREATE TABLE registry.telemetry (
  brand text NOT NULL,
  minute timestamptz NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  measure text NOT NULL,
  bucket smallint NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (brand, minute, remote, version, measure, bucket)
);

-- The latest place in a version's files for each cause of failure.
CREATE TABLE registry.failure_place (
  brand text NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  cause text NOT NULL,
  error text,
  place text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (brand, remote, version, cause)
);

-- A canary beside stable, counted from its start: the telemetry's minutes would mix in what came before.
CREATE TABLE registry.canary_watch (
  brand text NOT NULL,
  remote text NOT NULL,
  canary text NOT NULL,
  stable text NOT NULL,
  since timestamptz NOT NULL,
  canary_visits bigint NOT NULL DEFAULT 0,
  canary_failing bigint NOT NULL DEFAULT 0,
  stable_visits bigint NOT NULL DEFAULT 0,
  stable_failing bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (brand, remote)
);
