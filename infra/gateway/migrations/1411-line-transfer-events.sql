-- safe: a check, which no ON CONFLICT relies on; the previous release writes kinds that the new one allows as well.
ALTER TABLE significant_events
  DROP CONSTRAINT significant_events_kind_check,
  ADD CONSTRAINT significant_events_kind_check CHECK (kind IN (
    'large-stake', 'large-win', 'large-deposit', 'large-withdrawal', 'void', 'correction', 'refused-amount', 'late-money',
    'limit', 'exclusion', 'account-state', 'personal-data', 'failed-sign-ins', 'restriction', 'vendor-outage',
    'integrity', 'parameter', 'location', 'travel', 'game-return', 'jackpot', 'line-transfer')) NOT VALID;
