-- A member reads of a passkey that was added or removed, as of any other factor.
INSERT INTO message_kinds (kind, category) VALUES ('passkey-added', 'security'), ('passkey-removed', 'security');
