CREATE INDEX CONCURRENTLY members_by_referral ON members (lower(details ->> 'referralCode'), registered_at DESC, id DESC) WHERE details ? 'referralCode';
