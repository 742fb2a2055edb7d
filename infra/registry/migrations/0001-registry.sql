CREATE SCHEMA registry;

-- One row: who this registry is and how far it has come. Every change locks it, so changes come one after the other.
CREATE TABLE registry.head (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  registry_id uuid NOT NULL DEFAULT gen_random_uuid(),
  sequence bigint NOT NULL DEFAULT 0
);
INSERT INTO registry.head DEFAULT VALUES;

CREATE TABLE registry.operator (
  name text PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('viewer', 'squad', 'operator', 'approver')),
  -- The one remote that a squad's token is good for.
  remote text CHECK ((role = 'squad') = (remote IS NOT NULL)),
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE registry.version (
  remote text NOT NULL,
  version text NOT NULL,
  registration jsonb NOT NULL,
  content_hash text NOT NULL,
  registered_by text NOT NULL,
  registered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (remote, version)
);

CREATE TABLE registry.channel (
  brand text NOT NULL,
  remote text NOT NULL,
  stable text NOT NULL,
  -- Versions that were stable before, the latest last.
  history text[] NOT NULL DEFAULT '{}',
  canary text,
  canary_percent numeric(5, 2) CHECK (canary_percent BETWEEN 0 AND 100),
  stand_in jsonb,
  PRIMARY KEY (brand, remote),
  CHECK ((canary IS NULL) = (canary_percent IS NULL)),
  FOREIGN KEY (remote, stable) REFERENCES registry.version (remote, version),
  FOREIGN KEY (remote, canary) REFERENCES registry.version (remote, version)
);

CREATE TABLE registry.system (
  brand text PRIMARY KEY,
  status text NOT NULL DEFAULT 'normal' CHECK (status IN ('normal', 'maintenance', 'restricted')),
  countries text[] NOT NULL DEFAULT '{}',
  ips text[] NOT NULL DEFAULT '{}'
);

-- A brand with rows here accepts stand-in frames of these origins only.
CREATE TABLE registry.frame_origin (brand text NOT NULL, origin text NOT NULL, PRIMARY KEY (brand, origin));

CREATE TABLE registry.snapshot (
  sequence bigint PRIMARY KEY,
  brand text NOT NULL,
  -- The signed document as text, as it was sent.
  body text NOT NULL,
  issued_at timestamptz NOT NULL
);
CREATE INDEX snapshot_of_brand ON registry.snapshot (brand, sequence DESC);

CREATE TABLE registry.approval (
  id text PRIMARY KEY,
  brand text NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  remote text,
  change jsonb NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'expired')),
  approved_by text,
  CHECK (approved_by IS DISTINCT FROM actor)
);

CREATE TABLE registry.audit (
  number bigint PRIMARY KEY,
  -- Canonical JSON of the entry; the hash is over the hash before it and this text.
  entry text NOT NULL,
  hash text NOT NULL UNIQUE
);

CREATE FUNCTION registry.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE ON registry.audit
  FOR EACH ROW EXECUTE FUNCTION registry.refuse();
CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON registry.audit
  FOR EACH STATEMENT EXECUTE FUNCTION registry.refuse();
CREATE TRIGGER version_is_immutable BEFORE UPDATE OR DELETE ON registry.version
  FOR EACH ROW EXECUTE FUNCTION registry.refuse();
