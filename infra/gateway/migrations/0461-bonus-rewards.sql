-- What one piece of a reward of the type bonus pays, minor units of its member's currency.
ALTER TABLE point_rewards ADD COLUMN bonus_amount bigint CHECK (bonus_amount > 0);
UPDATE point_rewards SET bonus_amount = CASE id WHEN 'bonus-50' THEN 5000 WHEN 'bonus-200' THEN 20000 ELSE 100000 END
 WHERE type = 'bonus' AND id IN ('bonus-50', 'bonus-200', 'bonus-1000');
-- What nobody has told the worth of is not sold any longer: it would take points and pay nothing.
UPDATE point_rewards SET up = false WHERE type = 'bonus' AND bonus_amount IS NULL;
ALTER TABLE point_rewards ADD CONSTRAINT point_rewards_bonus CHECK (type <> 'bonus' OR bonus_amount IS NOT NULL OR NOT up) NOT VALID;
