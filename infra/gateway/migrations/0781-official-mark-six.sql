-- Mark Six sells its official entries, whose reserve goes to the first prize after sixteen draws.
UPDATE lottery_games g
   SET rules = jsonb_set(
         jsonb_set(g.rules, '{sets}', '["marksix", "marksix-official"]'),
         '{pricing,pool}',
         '{"unitMinor": "1000", "fund": "27/50", "reserve": "3/50", "releaseAfterDraws": 16,
           "fixed": {"fourth": "960000", "fifth": "64000", "sixth": "32000", "seventh": "4000"},
           "shares": {"first": "9/20", "second": "3/20", "third": "2/5"},
           "highest": "first", "sharesOf": "rest", "least": {"first": "800000000"}, "unwon": "highest"}')
 WHERE g.kind = 'marksix' AND g.rules -> 'sets' = '["marksix"]';
