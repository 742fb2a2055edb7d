ALTER TABLE point_rewards VALIDATE CONSTRAINT point_rewards_bonus;
