-- What a member received under contracts: part of `rebates`, which stays their sum.
ALTER TABLE daily_figures
  ADD COLUMN salaries bigint NOT NULL DEFAULT 0,
  ADD COLUMN dividends bigint NOT NULL DEFAULT 0;

-- Changes of figures that are not in the figures of the teams above yet. Written in the transaction that changes them; a
-- column that does not change is null. A report adds these rows, so it is exact while they wait.
CREATE TABLE team_figures_queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  day date NOT NULL,
  game_type text NOT NULL,
  rounds bigint,
  turnover bigint,
  payouts bigint,
  valid bigint,
  deposits bigint,
  withdrawals bigint,
  rebates bigint,
  salaries bigint,
  dividends bigint,
  bonuses bigint,
  joined bigint
);

-- Daily figures of everybody below an agent. `direct` rows are those of the accounts right below, the others those of all
-- deeper levels: the team is the sum of both.
CREATE TABLE team_figures (
  agent_id bigint NOT NULL REFERENCES members (id),
  day date NOT NULL,
  game_type text NOT NULL,
  direct boolean NOT NULL,
  rounds bigint NOT NULL DEFAULT 0,
  turnover bigint NOT NULL DEFAULT 0,
  payouts bigint NOT NULL DEFAULT 0,
  valid bigint NOT NULL DEFAULT 0,
  deposits bigint NOT NULL DEFAULT 0,
  withdrawals bigint NOT NULL DEFAULT 0,
  rebates bigint NOT NULL DEFAULT 0,
  salaries bigint NOT NULL DEFAULT 0,
  dividends bigint NOT NULL DEFAULT 0,
  bonuses bigint NOT NULL DEFAULT 0,
  joined bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (agent_id, day, game_type, direct)
);

-- The days on which a member played or deposited, as far as team_activity counts them.
CREATE TABLE member_activity (
  member_id bigint NOT NULL REFERENCES members (id),
  kind text NOT NULL CHECK (kind IN ('play', 'deposit')),
  day date NOT NULL,
  PRIMARY KEY (member_id, kind, day)
);

-- How many accounts of a team were active on a day and last before on another (-infinity: never). Everybody that was active
-- within a span has exactly one such day whose previous one is before the span: any span is counted without its members.
CREATE TABLE team_activity (
  agent_id bigint NOT NULL REFERENCES members (id),
  scope text NOT NULL CHECK (scope IN ('direct', 'team')),
  kind text NOT NULL CHECK (kind IN ('play', 'deposit')),
  day date NOT NULL,
  previous date NOT NULL,
  members bigint NOT NULL,
  PRIMARY KEY (agent_id, scope, kind, day, previous)
);

-- Takes part in the stream what existed before: it reaches the teams as new figures do.
WITH contracts AS (
  SELECT e.member_id, (e.at AT TIME ZONE z.zone)::date AS day, e.detail, sum(l.amount)::bigint AS amount
    FROM ledger_entries e
    CROSS JOIN (SELECT coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila') AS zone) z
    JOIN ledger_lines l ON l.entry_id = e.id AND l.currency <> 'PTS'
    JOIN ledger_accounts a ON a.id = l.account_id AND a.member_id = e.member_id
     AND a.class IN ('player:cash', 'player:bonus', 'player:locked')
   WHERE e.kind = 'commission' AND e.detail IN ('dividend', 'daily-salary', 'hourly-salary', 'real-time-salary')
   GROUP BY 1, 2, 3)
UPDATE daily_figures f
   SET salaries = c.salaries, dividends = c.dividends
  FROM (SELECT member_id, day, coalesce(sum(amount) FILTER (WHERE detail <> 'dividend'), 0) AS salaries,
               coalesce(sum(amount) FILTER (WHERE detail = 'dividend'), 0) AS dividends
          FROM contracts GROUP BY 1, 2) c
 WHERE f.member_id = c.member_id AND f.day = c.day AND f.game_type = '';

INSERT INTO team_figures_queue
  (member_id, day, game_type, rounds, turnover, payouts, deposits, withdrawals, rebates, salaries, dividends, bonuses)
SELECT member_id, day, game_type, rounds, turnover, payouts, deposits, withdrawals, rebates, salaries, dividends, bonuses
  FROM daily_figures;
INSERT INTO team_figures_queue (member_id, day, game_type, valid)
SELECT member_id, day, category, valid FROM cashback_accruals;
INSERT INTO team_figures_queue (member_id, day, game_type, joined)
SELECT id, (registered_at AT TIME ZONE coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila'))::date, '', 1
  FROM members WHERE upline_id IS NOT NULL;
