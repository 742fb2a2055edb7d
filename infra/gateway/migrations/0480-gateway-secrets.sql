-- Secrets that the gateways create and share, such as the key that signs the proof of work of a captcha.
CREATE TABLE gateway_secrets (
  name text PRIMARY KEY,
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
