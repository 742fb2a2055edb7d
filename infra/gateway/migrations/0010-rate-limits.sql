-- How often somebody has called within the running span. A crash may empty it: then everybody starts anew.
CREATE UNLOGGED TABLE rate_limits (
  bucket text PRIMARY KEY,
  started_at timestamptz NOT NULL,
  used integer NOT NULL
);
CREATE INDEX rate_limits_age ON rate_limits (started_at);
