-- Who came by whose invitation, found without reading every member.
CREATE INDEX members_recommender ON members (lower(details ->> 'recommenderId')) WHERE details ? 'recommenderId';
CREATE INDEX members_referral ON members (lower(details ->> 'referralCode')) WHERE details ? 'referralCode';
