-- The name of a reward's drawing (REWARD_PICTURES in @atrium/contracts/operator-rewards).
ALTER TABLE point_rewards ADD COLUMN picture text NOT NULL DEFAULT 'gift' CHECK (picture ~ '^[a-z0-9-]{1,40}$');
UPDATE point_rewards SET picture = 'voucher' WHERE type = 'voucher';
UPDATE point_rewards SET picture = 'coins' WHERE type = 'bonus';
UPDATE point_rewards SET picture = id WHERE id IN ('playing-cards', 'headphones', 'lantern', 'umbrella', 'phone-stand');
UPDATE point_rewards SET picture = CASE id WHEN 'coffee-voucher' THEN 'coffee' WHEN 'ride-voucher' THEN 'taxi'
    WHEN 'dinner-voucher' THEN 'dinner' WHEN 'mahjong-set' THEN 'mahjong' WHEN 'bonus-200' THEN 'notes' ELSE 'chest' END
 WHERE id IN ('coffee-voucher', 'ride-voucher', 'dinner-voucher', 'mahjong-set', 'bonus-200', 'bonus-1000');
