-- What is too long for a notification: the other gateways are told its number and read it here. A crash may empty it.
CREATE UNLOGGED TABLE live_letters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  text text NOT NULL
);
