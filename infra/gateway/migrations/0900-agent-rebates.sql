-- Prize group of lotteries, and rebate rates by category in millionths of the valid bet. Without a group the account has
-- each game's own; a category without a rate has `rebate_percent`. `terms_from`: since when group, rates and place in the
-- tree are as they are now.
ALTER TABLE members
  ADD COLUMN prize_group integer CHECK (prize_group BETWEEN 0 AND 2000),
  ADD COLUMN rebate_rates jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN terms_from timestamptz NOT NULL DEFAULT '-infinity';

-- Place in the tree, prize group and rates of an account since an instant; written by triggers on members. The chain of a
-- bet's moment follows from it. `rates` has the general rate under '*'.
CREATE TABLE member_terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  from_at timestamptz NOT NULL,
  path bigint[] NOT NULL,
  prize_group integer,
  rates jsonb NOT NULL
);
CREATE INDEX member_terms_at ON member_terms (member_id, from_at DESC, id DESC);
CREATE INDEX member_terms_path ON member_terms USING gin (path);
INSERT INTO member_terms (member_id, from_at, path, rates)
SELECT id, '-infinity', path, CASE WHEN rebate_percent <> 0 THEN jsonb_build_object('*', (rebate_percent * 10000)::integer) ELSE '{}' END
  FROM members ORDER BY id;

-- The player's own prize group at the purchase. Null: before there were any, or a play without groups.
ALTER TABLE lottery_tickets ADD COLUMN own_group integer;

-- Settled play below agents: what each round added to its team at an instant. The first row of a round is its settlement;
-- later ones are corrections, at the time at which they became known. A team at the bet's moment: terms_id's path.
CREATE TABLE agent_play (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  round_id bigint NOT NULL REFERENCES rounds (id),
  member_id bigint NOT NULL REFERENCES members (id),
  terms_id bigint NOT NULL REFERENCES member_terms (id),
  category text NOT NULL,
  -- Minor units; negative where a correction takes something back.
  valid bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  -- The instant of the round's first row, for corrections.
  corrects_at timestamptz,
  -- False for rounds from before rebates were accrued.
  earns boolean NOT NULL DEFAULT true
);
CREATE INDEX agent_play_at ON agent_play (at);
CREATE INDEX agent_play_round ON agent_play (round_id);

-- Rebates of agents by accounting day. `source_id` is the direct downline below which the bets were placed, or the agent
-- for own bets; `earned_on` is earlier than `day` on corrections of closed days. Amounts in millionths of a minor unit.
CREATE TABLE agent_accruals (
  agent_id bigint NOT NULL REFERENCES members (id),
  day date NOT NULL,
  category text NOT NULL,
  source_id bigint NOT NULL REFERENCES members (id),
  earned_on date NOT NULL,
  valid bigint NOT NULL,
  micro bigint NOT NULL,
  PRIMARY KEY (agent_id, day, category, source_id, earned_on)
);
CREATE INDEX agent_accruals_day ON agent_accruals (day);

-- A closed period of an agent's rebates; its payment is the benefit of kind 'agent-rebate' and this first day.
CREATE TABLE agent_rebate_periods (
  agent_id bigint NOT NULL REFERENCES members (id),
  starts_on date NOT NULL,
  -- The day after the last one.
  ends_on date NOT NULL,
  valid bigint NOT NULL,
  micro bigint NOT NULL,
  carried_in bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  carried_out bigint NOT NULL,
  PRIMARY KEY (agent_id, starts_on),
  CONSTRAINT agent_rebate_periods_conserve CHECK (micro + carried_in = amount * 1000000 + carried_out)
);

-- The first day of rebates that is not closed, and the end of the latest window of contracts that is settled.
ALTER TABLE accrual_state ADD COLUMN agents_from date, ADD COLUMN agents_until timestamptz;

-- safe: a check, which no ON CONFLICT relies on; the previous release writes kinds that the new one allows as well.
ALTER TABLE benefits DROP CONSTRAINT benefits_kind_check;
ALTER TABLE benefits ADD CONSTRAINT benefits_kind_check
  CHECK (kind IN ('cashback', 'birthday', 'month', 'agent-rebate')) NOT VALID;
