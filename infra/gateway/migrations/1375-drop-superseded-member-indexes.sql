-- safe: not unique, and members_by_upline begins with the same column.
DROP INDEX members_upline;
-- safe: not unique, and members_by_recommender begins with the same expression, under the same condition.
DROP INDEX members_recommender;
-- safe: not unique, and members_by_referral begins with the same expression, under the same condition.
DROP INDEX members_referral;
