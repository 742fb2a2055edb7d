interface ReportCheck {
  name: string;
  /** The sentence of a failure, before the first figure that differs. */
  failure: string;
  /** Finds differences, each as a row with a text `what`. */
  text: string;
}

const FIGURES = [
  'rounds',
  'turnover',
  'payouts',
  'valid',
  'deposits',
  'withdrawals',
  'rebates',
  'salaries',
  'dividends',
  'bonuses',
  'joined',
];
/** Where the money that a member plays with lies. */
const PLAYED_WITH = `a.class IN ('player:cash', 'player:bonus', 'player:locked', 'vendor:wallet') AND a.currency <> 'PTS'`;
const each = (of: (figure: string) => string, between = ', ') => FIGURES.map(of).join(between);

/** Everything on the way from a ledger line or a round to the figure of a team. */
export const REPORT_CHECKS: readonly ReportCheck[] = [
  {
    name: "a member's play is the sum of the rounds",
    failure: "A member's play differs from the rounds",
    text: `SELECT 'member ' || member_id || ' on ' || day || ' in ' || game_type AS what
             FROM (SELECT member_id, day, game_type, rounds, turnover, payouts FROM daily_figures WHERE game_type <> ''
                   UNION ALL
                   SELECT member_id, brand_day(opened_at), game_type, -1, CASE WHEN status IN ('void', 'rolled-back') THEN 0 ELSE -stake END,
                          CASE WHEN status IN ('void', 'rolled-back') THEN 0 ELSE -payout END FROM rounds) both_sides
            GROUP BY member_id, day, game_type HAVING sum(rounds) <> 0 OR sum(turnover) <> 0 OR sum(payouts) <> 0`,
  },
  {
    name: "a member's money outside games is the sum of the ledger's lines",
    failure: "A member's money differs from the ledger",
    text: `WITH moved AS (
             SELECT e.member_id, brand_day(e.at) AS day, e.kind, e.detail, l.amount
               FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id JOIN ledger_accounts a ON a.id = l.account_id AND a.member_id = e.member_id
              WHERE e.kind IN ('deposit', 'withdrawal', 'rebate', 'commission', 'bonus') AND a.class IN ('player:cash', 'player:bonus', 'player:locked') AND l.currency <> 'PTS')
           SELECT 'member ' || member_id || ' on ' || day AS what
             FROM (SELECT member_id, day, deposits, withdrawals, rebates, salaries, dividends, bonuses FROM daily_figures WHERE game_type = ''
                   UNION ALL
                   SELECT member_id, day, CASE WHEN kind = 'deposit' THEN -amount ELSE 0 END, CASE WHEN kind = 'withdrawal' THEN amount ELSE 0 END,
                          CASE WHEN kind IN ('rebate', 'commission') THEN -amount ELSE 0 END,
                          CASE WHEN kind = 'commission' AND detail LIKE '%-salary' THEN -amount ELSE 0 END,
                          CASE WHEN kind = 'commission' AND detail = 'dividend' THEN -amount ELSE 0 END,
                          CASE WHEN kind = 'bonus' THEN -amount ELSE 0 END FROM moved) both_sides
            GROUP BY member_id, day HAVING sum(deposits) <> 0 OR sum(withdrawals) <> 0 OR sum(rebates) <> 0 OR sum(salaries) <> 0 OR sum(dividends) <> 0 OR sum(bonuses) <> 0`,
  },
  {
    name: 'a team is the sum of its members',
    failure: 'A team differs from its members',
    text: `WITH own AS (
             SELECT member_id, day, game_type, rounds, turnover, payouts, 0 AS valid, deposits, withdrawals, rebates, salaries, dividends, bonuses, 0 AS joined FROM daily_figures
             UNION ALL
             SELECT member_id, day, category, 0, 0, 0, valid, 0, 0, 0, 0, 0, 0, 0 FROM cashback_accruals
             UNION ALL
             SELECT id, brand_day(registered_at), '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 FROM members WHERE upline_id IS NOT NULL
             UNION ALL
             SELECT member_id, day, game_type, ${each((figure) => `-coalesce(${figure}, 0)`)} FROM team_figures_queue),
           owed AS (SELECT member_id, day, game_type, ${each((figure) => `sum(${figure}) AS ${figure}`)} FROM own GROUP BY 1, 2, 3)
           SELECT 'agent ' || agent_id || ' on ' || day || CASE WHEN game_type = '' THEN '' ELSE ' in ' || game_type END AS what
             FROM (SELECT agent_id, day, game_type, direct, ${FIGURES.join(', ')} FROM team_figures
                   UNION ALL
                   SELECT a.agent_id, o.day, o.game_type, a.place = cardinality(l.lineage), ${each((figure) => `-o.${figure}`)}
                     FROM owed o JOIN team_lineages l ON l.member_id = o.member_id AND o.day >= l.from_day AND o.day < l.until_day
                     CROSS JOIN LATERAL unnest(l.lineage) WITH ORDINALITY AS a (agent_id, place)) both_sides
            GROUP BY agent_id, day, game_type, direct HAVING ${each((figure) => `sum(${figure}) <> 0`, ' OR ')}`,
  },
  {
    name: 'the active days of members are those with play or deposits',
    failure: 'An active day is not counted, or counted without reason',
    text: `WITH facts AS (
             SELECT DISTINCT member_id, 'play' AS kind, day FROM daily_figures WHERE turnover > 0
             UNION ALL SELECT DISTINCT member_id, 'deposit', day FROM daily_figures WHERE deposits > 0)
           SELECT 'member ' || member_id || ' on ' || day || ' (' || kind || ')' AS what
             FROM facts f FULL JOIN member_activity a USING (member_id, kind, day)
            WHERE (f IS NULL OR a IS NULL)
              AND NOT EXISTS (SELECT 1 FROM team_figures_queue q WHERE q.member_id = coalesce(f.member_id, a.member_id) AND q.day = coalesce(f.day, a.day))`,
  },
  {
    name: 'the active members of a team are counted from their days',
    failure: "A team's active members differ from its members' days",
    text: `SELECT 'agent ' || agent_id || ' on ' || day || ' (' || scope || ', ' || kind || ')' AS what
             FROM (SELECT agent_id, scope, kind, day, previous, members FROM team_activity
                   UNION ALL
                   SELECT c.agent_id, c.scope, a.kind, a.day, lag(a.day, 1, '-infinity'::date) OVER (PARTITION BY a.member_id, a.kind, c.agent_id, c.scope ORDER BY a.day), -1
                     FROM member_activity a JOIN team_scopes c ON c.member_id = a.member_id AND a.day >= c.from_day AND a.day < c.until_day) both_sides
            GROUP BY agent_id, scope, kind, day, previous HAVING sum(members) <> 0`,
  },
  {
    name: 'what members have won and lost is what the ledger moved for their bets',
    failure: "A member's result differs from the ledger",
    text: `SELECT 'member ' || member_id AS what
             FROM (SELECT member_id, payouts - turnover AS amount FROM daily_figures WHERE game_type <> ''
                   UNION ALL
                   SELECT a.member_id, -l.amount FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id JOIN ledger_accounts a ON a.id = l.account_id
                    WHERE is_play(e.kind) AND ${PLAYED_WITH}
                   UNION ALL
                   SELECT a.member_id, -c.amount FROM ledger_carried c JOIN ledger_accounts a ON a.id = c.account_id
                    WHERE ${PLAYED_WITH}) both_sides
            GROUP BY member_id HAVING sum(amount) <> 0`,
  },
];
