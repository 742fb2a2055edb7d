-- Messages about logins from new addresses: see message_registered_addresses.
CREATE OR REPLACE TRIGGER message
  AFTER INSERT ON registered_addresses
  FOR EACH ROW EXECUTE FUNCTION message_registered_addresses();
