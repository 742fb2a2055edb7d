-- By version, the kits that it uses of another remote's version, as found when it was promoted.
ALTER TABLE registry.channel ADD COLUMN kits jsonb NOT NULL DEFAULT '{}';
