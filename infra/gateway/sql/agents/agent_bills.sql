-- Everything that agents are billed: rebates by period, and the settlements of contracts.
--
-- `payer_id` is null where the house pays. `due` and `paid` are minor units, the parts of the calculation (…_micro, carried
-- in and out) millionths of them. Nothing of a bill that is `held` is paid. Lines: agent_accruals of the period for rebates, contract_settlement_lines for contracts.
CREATE OR REPLACE VIEW agent_bills AS
SELECT 'rebate-' || p.agent_id || '-' || p.starts_on AS id, 'rebate' AS kind, p.agent_id, NULL::bigint AS payer_id,
       NULL::bigint AS contract_id, NULL::bigint AS settlement_id, brand_day_begins(p.starts_on) AS starts_at,
       brand_day_begins(p.ends_on) AS ends_at, p.valid AS valid_bet, NULL::bigint AS profit_loss,
       NULL::integer AS active_members, p.micro AS gross_micro, 0::bigint AS lowers_micro, 0::bigint AS corrections_micro,
       p.carried_in, p.carried_out, p.amount AS due, CASE WHEN b.state = 'paid' THEN p.amount ELSE 0 END AS paid,
       CASE WHEN p.amount = 0 THEN 'not-reached' WHEN b.state = 'paid' THEN 'paid' ELSE 'waiting' END AS state,
       b.paid_at, b.entry_id, coalesce(b.held, false) AS held
  FROM agent_rebate_periods p
  LEFT JOIN benefits b ON b.member_id = p.agent_id AND b.kind = 'agent-rebate' AND b.day = p.starts_on
UNION ALL
SELECT 'contract-' || s.id, c.kind, c.member_id, CASE WHEN c.payer = 'upline' THEN c.upline_id END,
       c.id, s.id, s.starts_at, s.ends_at, s.valid_bet, s.profit_loss, s.active_members,
       coalesce(s.gross_micro, s.amount * 1000000), s.lowers_micro, s.corrections_micro, s.carried_in, s.carried_out,
       s.amount, CASE WHEN s.state = 'paid' THEN s.amount ELSE s.paid END, s.state, s.paid_at, s.entry_id, s.held
  FROM contract_settlements s
  JOIN agent_contracts c ON c.id = s.contract_id;
