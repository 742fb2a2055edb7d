-- What the reports of open tabs have counted already, as keyed hashes. Losing it in a crash is harmless.
CREATE UNLOGGED TABLE telemetry_once (
  key bytea PRIMARY KEY,
  at timestamptz NOT NULL
);
CREATE INDEX telemetry_once_by_age ON telemetry_once (at);
