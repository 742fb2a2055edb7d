-- What the conformance suite found in Chromium, by version. A version without a row has not been checked in a browser.
CREATE TABLE registry.browser_check (
  remote text NOT NULL,
  version text NOT NULL,
  -- One sentence for each problem; empty where it passed.
  findings text[] NOT NULL,
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (remote, version),
  FOREIGN KEY (remote, version) REFERENCES registry.version (remote, version)
);
