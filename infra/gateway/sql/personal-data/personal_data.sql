-- What each table holds about a person, and what an export and an erasure do with it.
--
-- Guarantees that there is one place that says so: `erase_personal_data` and the export read it, and a test fails while a
-- table, or a column that can hold a text, has no row here. A table is in the order in which it is erased.
--
-- `fate`: `removed`, the rows go at the erasure; `retained`, they go when the setting `erasure.retentionDays` is over; `kept`,
-- they stay, because books, bets, limits and evidence do; `none`, the table is about no member.
-- `rows_of`: finds the rows of the member $1. `section`: its name in the export; NULL where it is written otherwise or says
-- nothing to its member. `page_by`: the number that orders a long table. `facts`: columns that say nothing about who the
-- person is. `hidden`: secrets and marks, never exported. `masked`: what the export has instead. `erased` and `retained`: what
-- a column becomes at the erasure, and at the end of the retention. All other columns are personal and are exported.
CREATE OR REPLACE VIEW personal_data AS
SELECT d.place::integer, d.name, d.fate, d.rows_of, d.section, d.page_by, coalesce(d.facts, '{}')::text[] AS facts, coalesce(d.hidden, '{}')::text[] AS hidden,
       coalesce(d.masked, '{}')::jsonb AS masked, coalesce(d.erased, '{}')::jsonb AS erased, coalesce(d.retained, '{}')::jsonb AS retained
  FROM (VALUES
  -- Log-ins, devices and proofs.
  (100, 'login_failures', 'removed', 'account = (SELECT lower(account) FROM members WHERE id = $1)', NULL, NULL, NULL, '{account,ip,address,network,device}', NULL, NULL, NULL),
  (100, 'second_step_failures', 'removed', 'member_id = $1', NULL, NULL, '{step}', '{ip}', NULL, NULL, NULL),
  (101, 'verification_codes', 'removed', 'lower(target) IN (SELECT contact FROM contacts_ever($1))', NULL, NULL, NULL, '{channel,purpose,target,code_hash,ip}', NULL, NULL, NULL),
  (102, 'outbox', 'removed', 'lower(target) IN (SELECT contact FROM contacts_ever($1))', NULL, NULL, NULL, '{channel,target,subject,text,state}', NULL, NULL, NULL),
  (103, 'idempotency', 'removed', 'split_part(scope, '':'', -1) = $1::text', NULL, NULL, NULL, '{scope,key,payload_hash,reply}', NULL, NULL, NULL),
  (104, 'logins', 'removed', 'member_id = $1', 'logins', 'id', NULL, NULL, NULL, NULL, NULL),
  (105, 'known_devices', 'removed', 'member_id = $1', 'devices', NULL, NULL, '{id_hash}', NULL, NULL, NULL),
  (106, 'registered_addresses', 'removed', 'member_id = $1', 'knownAddresses', NULL, NULL, NULL, NULL, NULL, NULL),
  (107, 'remember_tokens', 'removed', 'member_id = $1', NULL, NULL, NULL, '{token_hash,family}', NULL, NULL, NULL),
  (108, 'reset_links', 'removed', 'member_id = $1', NULL, NULL, NULL, '{token_hash}', NULL, NULL, NULL),
  (109, 'login_challenges', 'removed', 'member_id = $1', NULL, NULL, NULL, '{secret_hash,password_hash,address}', NULL, NULL, NULL),
  (110, 'passkey_challenges', 'removed', 'member_id = $1', NULL, NULL, NULL, '{challenge,purpose}', NULL, NULL, NULL),
  (111, 'passkeys', 'removed', 'member_id = $1', 'passkeys', NULL, NULL, '{id,rp_id,public_key,transports}', NULL, NULL, NULL),
  (112, 'authenticators', 'removed', 'member_id = $1', 'authenticators', NULL, NULL, '{secret}', NULL, NULL, NULL),
  (113, 'payment_passwords', 'removed', 'member_id = $1', 'paymentPassword', NULL, NULL, '{hash}', NULL, NULL, NULL),
  (114, 'member_identities', 'removed', 'member_id = $1', 'thirdPartySignIns', NULL, NULL, NULL, NULL, NULL, NULL),
  (115, 'given_proofs', 'removed', 'session_id IN (SELECT id FROM sessions WHERE member_id = $1)', NULL, NULL, '{purpose}', NULL, NULL, NULL, NULL),
  (116, 'launch_tickets', 'removed', 'member_id = $1', NULL, NULL, '{vendor_code,game_id,currency,language,mode,selection}', '{ticket_hash}', NULL, NULL, NULL),
  (117, 'game_sessions', 'removed', 'member_id = $1', NULL, NULL, '{vendor_code,game_id,currency,mode}', '{token_hash}', NULL, NULL, NULL),
  (118, 'sessions', 'kept', 'member_id = $1', 'sessions', 'id', '{end_reason}', '{secret_hash}', NULL,
    '{"secret_hash": "sha256((''erased-'' || id)::bytea)", "ip": "''''", "country": "''''", "device": "''''", "located_ip": "NULL", "place": "NULL"}', NULL),
  (119, 'location_checks', 'retained', 'member_id = $1', 'locationChecks', 'id', NULL, NULL, NULL, NULL, NULL),

  -- What the member wrote, chose and received.
  (200, 'favourites', 'removed', 'member_id = $1', 'favourites', NULL, '{game_id}', NULL, NULL, NULL, NULL),
  (201, 'recent_games', 'removed', 'member_id = $1', 'recentGames', NULL, '{game_id}', NULL, NULL, NULL, NULL),
  (202, 'member_addresses', 'removed', 'member_id = $1', 'addresses', NULL, NULL, NULL, NULL, NULL, NULL),
  (203, 'member_avatars', 'removed', 'member_id = $1', 'avatar', NULL, NULL, NULL, '{"bytes": "encode(bytes, ''base64'')"}', NULL, NULL),
  (204, 'message_preferences', 'removed', 'member_id = $1', 'messagePreferences', NULL, '{category}', NULL, NULL, NULL, NULL),
  (205, 'feedback', 'removed', 'member_id = $1', 'feedback', 'id', NULL, NULL, NULL, NULL, NULL),
  (206, 'support_pictures', 'removed', 'message_id IN (SELECT m.id FROM support_messages m JOIN support_conversations c ON c.id = m.conversation_id WHERE c.member_id = $1)',
    'supportPictures', NULL, NULL, NULL, '{"bytes": "encode(bytes, ''base64'')"}', NULL, NULL),
  (207, 'support_readers', 'removed', 'conversation_id IN (SELECT id FROM support_conversations WHERE member_id = $1)', NULL, NULL, '{operator}', NULL, NULL, NULL, NULL),
  (208, 'support_messages', 'removed', 'conversation_id IN (SELECT id FROM support_conversations WHERE member_id = $1)', 'supportMessages', 'id', '{key}', '{operator}', NULL, NULL, NULL),
  (209, 'support_conversations', 'removed', 'member_id = $1', 'supportConversations', 'id', '{topic,state,language}', '{secret_hash,taken_by}', NULL, NULL, NULL),
  (210, 'activity_images', 'removed', 'application_id IN (SELECT id FROM activity_applications WHERE member_id = $1)', 'activityImages', NULL, NULL, NULL,
    '{"bytes": "encode(bytes, ''base64'')"}', NULL, NULL),
  (211, 'activity_applications', 'kept', 'member_id = $1', 'activityApplications', NULL, '{promotion_id,status}', '{reviewed_by}', NULL, '{"comment": "''''", "reason": "''''"}', NULL),
  (212, 'agent_notes', 'removed', '$1 IN (agent_id, member_id)', NULL, NULL, NULL, '{note}', NULL, NULL, NULL),
  (213, 'agent_links', 'kept', 'agent_id = $1', 'agentLinks', NULL, '{code,rebate_rates}', NULL, NULL, '{"channel": "''''"}', NULL),
  (214, 'agent_blocks', 'kept', '$1 IN (agent_id, member_id)', NULL, NULL, NULL, '{reason,end_reason}', NULL, '{"reason": "''''", "end_reason": "CASE WHEN end_reason IS NOT NULL THEN '''' END"}', NULL),
  (215, 'bill_disputes', 'kept', 'opened_by = $1', 'billDisputes', NULL, '{bill_id,state}', '{answered_by}', NULL, '{"reason": "''''", "answer": "CASE WHEN answer IS NOT NULL THEN '''' END"}', NULL),
  (216, 'redemptions', 'kept', 'member_id = $1', 'redemptions', 'id', '{reward_id,status}', NULL, NULL, '{"remark": "''''", "address": "NULL", "carrier": "NULL", "tracking": "NULL"}', NULL),
  (217, 'record_export_parts', 'removed', 'export_id IN (SELECT id FROM record_exports WHERE member_id = $1)', NULL, NULL, NULL, '{export_id,content}', NULL, NULL, NULL),
  (218, 'record_exports', 'removed', 'member_id = $1', NULL, NULL, '{id,kind,state}', '{name,query,columns,words,language,cursor}', NULL, NULL, NULL),
  (219, 'personal_export_parts', 'removed', 'export_id IN (SELECT id FROM personal_exports WHERE member_id = $1)', NULL, NULL, NULL, '{export_id,content}', NULL, NULL, NULL),
  (220, 'personal_exports', 'removed', 'member_id = $1', NULL, NULL, '{id,state,section,cursor}', NULL, NULL, NULL, NULL),

  -- What the law against money laundering keeps for some years: who was paid to which account, and who proved to be whom.
  (300, 'identity_documents', 'retained', 'check_id IN (SELECT id FROM identity_checks WHERE member_id = $1)', 'identityDocuments', NULL, NULL, '{sealed}', NULL, NULL, NULL),
  (301, 'identity_checks', 'kept', 'member_id = $1', 'identityChecks', NULL, '{state}', '{sealed,decided_by}', NULL, NULL, '{"sealed": "''''", "reason": "''''", "valid_until": "NULL"}'),
  (302, 'payout_orders', 'kept', 'withdrawal_id IN (SELECT id FROM withdrawals WHERE member_id = $1)', NULL, NULL, NULL, '{content}', NULL, NULL, '{"content": "''{}''"}'),
  (303, 'withdrawal_proofs', 'retained', 'withdrawal_id IN (SELECT id FROM withdrawals WHERE member_id = $1)', 'withdrawalProofs', NULL, NULL, '{content}', NULL, NULL, NULL),
  (304, 'withdrawals', 'kept', 'member_id = $1', 'withdrawals', 'id', '{reference,currency,status,payment_id,report}', '{reviewed_by,first_approved_by,report_first_approved_by}', NULL, NULL, '{"reason": "''''"}'),
  (305, 'deposits', 'kept', 'member_id = $1', 'deposits', 'id', '{reference,method,currency,status,payment_id,held_because}', '{pay_url,first_approved_by,decided_by}', NULL, '{"pay_url": "NULL"}', '{"reason": "''''"}'),
  (306, 'payout_accounts', 'kept', 'member_id = $1', 'payoutAccounts', NULL, '{kind,state,document_type}', '{decided_by,document}',
    '{"number": "repeat(''•'', greatest(length(number) - 4, 0)) || right(number, 4)"}', NULL, '{"name": "''''", "holder": "''''", "number": "''''", "reason": "''''", "document": "NULL"}'),
  (307, 'promotion_participations', 'kept', 'member_id = $1', 'promotions', NULL, '{promotion_id}', '{address,device}', NULL, NULL, '{"address": "''''", "device": "''''"}'),
  (308, 'person_matches', 'kept', '$1 IN (member_id, other_id)', NULL, NULL, '{kinds,state}', '{first_approved_by,decided_by,reason}', NULL, NULL, '{"reason": "CASE WHEN reason IS NOT NULL THEN '''' END"}'),
  -- Digests of contacts, accounts and documents. Those of a person with an exclusion without an end stay for ever: without them
  -- that person could register again (14-04).
  (309, 'person_marks', 'retained', 'member_id = $1 AND NOT EXISTS (SELECT 1 FROM rg_exclusions x WHERE x.member_id = $1 AND x.until_at IS NULL)', NULL, NULL, '{kind}', '{digest}', NULL, NULL, NULL),

  -- Books, bets, rights and duties: they stay, and say nothing about who the person was.
  (400, 'account_closures', 'kept', 'member_id = $1', 'closures', NULL, '{reason}', '{reopened_by}', NULL, NULL, NULL),
  (401, 'agent_contracts', 'kept', '$1 IN (member_id, upline_id)', 'agentContracts', NULL, '{kind,period,state,end_reason,clauses,payer}', NULL, NULL, NULL, NULL),
  (402, 'agent_moves', 'kept', 'member_id = $1', NULL, NULL, '{refused}', '{approved_by,reason}', NULL, '{"reason": "''''"}', NULL),
  (403, 'benefits', 'kept', 'member_id = $1', 'benefits', 'id', '{kind,day,state}', NULL, NULL, NULL, NULL),
  (404, 'bonuses', 'kept', 'member_id = $1', 'bonuses', 'id', '{promotion_id,currency,contribution,state}', NULL, NULL, NULL, NULL),
  (405, 'cashback_periods', 'kept', 'member_id = $1', 'cashbackPeriods', NULL, '{starts_on,ends_on}', NULL, NULL, NULL, NULL),
  (406, 'erasures', 'kept', 'member_id = $1', 'erasures', NULL, '{state,blocked_by}', '{requested_by,ended_by}', NULL, NULL, NULL),
  (407, 'lottery_chases', 'kept', 'member_id = $1', 'lotteryChases', 'id', '{game_code,state}', NULL, NULL, NULL, NULL),
  (408, 'lottery_tickets', 'kept', 'member_id = $1', 'lotteryTickets', 'number', '{game_code,issue,currency,lines}', '{caps,salt,leaf}', NULL, NULL, NULL),
  (409, 'member_activity', 'kept', 'member_id = $1', 'daysOfActivity', NULL, '{kind,day}', NULL, NULL, NULL, NULL),
  (410, 'member_progress', 'kept', 'member_id = $1', 'rankProgress', NULL, '{month}', NULL, NULL, NULL, NULL),
  (411, 'member_terms', 'kept', 'member_id = $1', 'agentTerms', NULL, '{rates}', NULL, NULL, NULL, NULL),
  (412, 'mission_claims', 'kept', 'member_id = $1', 'missionClaims', NULL, '{mission_id,day}', NULL, NULL, NULL, NULL),
  (413, 'player_refs', 'kept', 'member_id = $1', 'vendorReferences', NULL, '{vendor_code,player_ref}', NULL, NULL, NULL, NULL),
  (414, 'promotion_awards', 'kept', 'member_id = $1', 'promotionAwards', 'id', '{promotion_id,cause,state}', NULL, NULL, NULL, NULL),
  (415, 'promotion_check_ins', 'kept', 'member_id = $1', 'checkIns', NULL, '{promotion_id,day}', NULL, NULL, NULL, NULL),
  (416, 'promotion_claims', 'kept', 'member_id = $1', 'promotionClaims', NULL, '{promotion_id}', NULL, NULL, NULL, NULL),
  (417, 'rank_changes', 'kept', 'member_id = $1', 'rankChanges', 'id', NULL, NULL, NULL, NULL, NULL),
  (418, 'redemption_states', 'kept', 'redemption_id IN (SELECT id FROM redemptions WHERE member_id = $1)', NULL, NULL, '{status}', NULL, NULL, NULL, NULL),
  (419, 'rg_exclusions', 'kept', 'member_id = $1', 'exclusions', NULL, '{kind}', NULL, NULL, NULL, NULL),
  (420, 'rg_limits', 'kept', 'member_id = $1', 'limits', NULL, '{kind,period,source}', NULL, NULL, NULL, NULL),
  (421, 'terms_acceptances', 'kept', 'member_id = $1', 'acceptedTerms', NULL, '{version,material}', NULL, NULL, NULL, NULL),
  (422, 'withdrawal_states', 'kept', 'withdrawal_id IN (SELECT id FROM withdrawals WHERE member_id = $1)', NULL, NULL, '{status}', NULL, NULL, NULL, NULL),
  -- Bets and movements are exported as the member's records show them. A transfer names its accounts by their ids; the names in
  -- the detail of a transfer of earlier releases stay, because the books are sealed by a chain of hashes.
  (430, 'rounds', 'kept', 'member_id = $1', NULL, NULL, '{vendor_code,round_id,game_id,game_type,currency,status}', NULL, NULL, NULL, NULL),
  (431, 'ledger_accounts', 'kept', 'member_id = $1', NULL, NULL, '{class,detail,currency}', NULL, NULL, NULL, NULL),
  (432, 'ledger_entries', 'kept', 'member_id = $1', NULL, NULL, '{kind,scope,key,payload_hash,reference,detail}', NULL, NULL, NULL, NULL),
  (433, 'ledger_lines', 'kept', 'member_id = $1', NULL, NULL, '{currency,reference}', NULL, NULL, NULL, NULL),
  (433, 'ledger_carried', 'kept', 'account_id IN (SELECT id FROM ledger_accounts WHERE member_id = $1)', NULL, NULL, '{reference}', NULL, NULL, NULL, NULL),
  (433, 'ledger_carried_bonus_stakes', 'kept', 'account_id IN (SELECT id FROM ledger_accounts WHERE member_id = $1)', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (434, 'ledger_holds', 'kept', 'member_id = $1', NULL, NULL, '{state,scope,key}', NULL, NULL, NULL, NULL),
  (435, 'vendor_transactions', 'kept', 'member_id = $1', NULL, NULL, '{vendor_code,tx_id,kind,state,payload_hash,round_id,currency,ref_tx_id}', NULL, NULL, NULL, NULL),
  (436, 'daily_figures', 'kept', 'member_id = $1', NULL, NULL, '{day,game_type}', NULL, NULL, NULL, NULL),
  (436, 'movement_hours', 'kept', 'account_id IN (SELECT id FROM ledger_accounts WHERE member_id = $1)', NULL, NULL, '{kind}', NULL, NULL, NULL, NULL),
  (437, 'cashback_accruals', 'kept', 'member_id = $1', NULL, NULL, '{day,category}', NULL, NULL, NULL, NULL),
  (438, 'agent_accruals', 'kept', '$1 IN (agent_id, source_id)', NULL, NULL, '{day,category,earned_on}', NULL, NULL, NULL, NULL),
  (439, 'agent_play', 'kept', 'member_id = $1', NULL, NULL, '{category}', NULL, NULL, NULL, NULL),
  (440, 'agent_quotas', 'kept', 'agent_id = $1', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (441, 'agent_rebate_periods', 'kept', 'agent_id = $1', NULL, NULL, '{starts_on,ends_on}', NULL, NULL, NULL, NULL),
  (442, 'bonus_rounds', 'kept', 'bonus_id IN (SELECT id FROM bonuses WHERE member_id = $1)', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (443, 'contract_settlements', 'kept', 'contract_id IN (SELECT id FROM agent_contracts WHERE $1 IN (member_id, upline_id))', NULL, NULL, '{state}', NULL, NULL, NULL, NULL),
  (444, 'contract_settlement_lines', 'kept', 'settlement_id IN (SELECT s.id FROM contract_settlements s JOIN agent_contracts c ON c.id = s.contract_id WHERE $1 IN (c.member_id, c.upline_id))', NULL, NULL, '{kind}', NULL, NULL, NULL, NULL),
  (445, 'contract_payments', 'kept', 'settlement_id IN (SELECT s.id FROM contract_settlements s JOIN agent_contracts c ON c.id = s.contract_id WHERE $1 IN (c.member_id, c.upline_id))', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (446, 'jackpot_runs', 'kept', 'member_id = $1', NULL, NULL, '{jackpot_id,vendor_code,game_ids,currency,commitment}', '{sealed_secret,secret}', NULL, NULL, NULL),
  (447, 'lottery_exposures', 'kept', 'member_id = $1', NULL, NULL, '{game_code,issue,play,number}', NULL, NULL, NULL, NULL),
  (448, 'lottery_wins', 'kept', 'ticket IN (SELECT number FROM lottery_tickets WHERE member_id = $1)', NULL, NULL, '{wins}', NULL, NULL, NULL, NULL),
  (449, 'promotion_queue', 'kept', 'member_id = $1', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (450, 'team_activity', 'kept', 'agent_id = $1', NULL, NULL, '{scope,kind,day,previous}', NULL, NULL, NULL, NULL),
  (451, 'team_figures', 'kept', 'agent_id = $1', NULL, NULL, '{day,game_type}', NULL, NULL, NULL, NULL),
  (452, 'team_figures_queue', 'kept', 'member_id = $1', NULL, NULL, '{day,game_type}', NULL, NULL, NULL, NULL),
  -- Evidence that the licence asks for, with a time of storage of its own (`events.retentionDays`).
  (453, 'significant_events', 'kept', 'member_id = $1', NULL, NULL, '{kind,subject,currency,actor,detail}', NULL, NULL, NULL, NULL),

  -- The member, last: rows above are found by account and contacts.
  (500, 'members', 'kept', 'details ? ''recommenderId'' AND lower(details ->> ''recommenderId'') = (SELECT lower(account) FROM members WHERE id = $1)', NULL, NULL, NULL, NULL, NULL,
    '{"details": "jsonb_set(details, ''{recommenderId}'', to_jsonb(''erased:'' || $1))"}', NULL),
  (501, 'members', 'kept', 'details ? ''referralCode'' AND lower(details ->> ''referralCode'') = (SELECT lower(account) FROM members WHERE id = $1)', NULL, NULL, NULL, NULL, NULL,
    '{"details": "jsonb_set(details, ''{referralCode}'', to_jsonb(''erased:'' || $1))"}', NULL),
  (502, 'members', 'kept', 'id = $1', 'profile', NULL, '{status,currency,language,rank_name,terms_version,rebate_rates}', '{password_hash,labels}', NULL,
    '{"account": "''erased:'' || id", "nickname": "''''", "password_hash": "''none''", "status": "''closed''", "labels": "''{}''", "avatar": "DEFAULT", "avatar_type": "DEFAULT", "email": "NULL", "mobile": "NULL", "dialing_code": "NULL", "details": "''{}''", "born_on": "NULL"}', NULL),
  -- After the member: losing the contacts writes messages, and notes the contacts.
  (510, 'message_deliveries', 'removed', 'message_id IN (SELECT id FROM messages WHERE member_id = $1)', NULL, NULL, NULL, '{address}', NULL, NULL, NULL),
  (511, 'messages', 'removed', 'member_id = $1', 'messages', 'id', '{category}', NULL, NULL, NULL, NULL),
  (512, 'former_contacts', 'removed', 'member_id = $1', 'formerContacts', NULL, NULL, NULL, NULL, NULL, NULL)
  ) AS d (place, name, fate, rows_of, section, page_by, facts, hidden, masked, erased, retained)
UNION ALL
-- About no member: games, rules, draws, texts of the site, keys, and counters. What operators do is evidence: their log and
-- changes name accounts, and never contacts.
SELECT 900, n.name, 'none', NULL, NULL, NULL, '{}', '{}', '{}', '{}', '{}'
  FROM unnest(string_to_array('accrual_queue accrual_state accrued_rounds applied_migration applied_repeatable banners beacon_chains beacon_values captchas component_checks draw_commitments draw_decisions draw_incidents draw_reports draw_round_moves draw_subtrees draws encryption_keys games gateway_secrets help_articles jackpot_queue jackpot_rounds jackpots last_snapshot ledger_archives ledger_seal_state ledger_seals live_letters live_tables lottery_changes lottery_game_restrictions lottery_games lottery_pools lottery_prize_modes lottery_restrictions lottery_rules_versions lottery_settlements lottery_staged_wins mailings message_kinds missions notices operator_changes operator_log point_rewards promotions raffle_prizes rate_limits returns_outside rooms sealing settings spent_identity_proofs telemetry_once trusted_root vendor_nonces vendors', ' ')) AS n (name);
