-- Contacts that members had before: an erasure finds by them what was sent there. Written by a trigger on members.
CREATE TABLE former_contacts (
  member_id bigint NOT NULL REFERENCES members (id),
  -- An email address in lower case, or a mobile number.
  contact text NOT NULL,
  PRIMARY KEY (member_id, contact)
);

INSERT INTO message_kinds (kind, category) VALUES ('account-closed', 'security');
