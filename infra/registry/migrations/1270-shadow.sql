-- The latest hidden renderings of a version that nobody has yet, one row for each remote of a brand; it stays when they end.
CREATE TABLE registry.shadow (
  brand text NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  started_by text NOT NULL,
  until timestamptz NOT NULL,
  most_renderings integer NOT NULL,
  ended_at timestamptz,
  end_reason text,
  renderings bigint NOT NULL DEFAULT 0,
  same bigint NOT NULL DEFAULT 0,
  failing bigint NOT NULL DEFAULT 0,
  refused_writes bigint NOT NULL DEFAULT 0,
  refused_reads bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (brand, remote)
);

-- Their errors and differences: names of the code and counts, nothing of a page's content.
CREATE TABLE registry.shadow_finding (
  brand text NOT NULL,
  remote text NOT NULL,
  kind text NOT NULL,
  page text NOT NULL,
  -- The class of an error, or the place of a difference.
  subject text NOT NULL,
  message text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  renderings bigint NOT NULL DEFAULT 0,
  count bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (brand, remote, kind, page, subject, message, place)
);
