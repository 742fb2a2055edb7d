-- What the member chose in a lobby before the launch, for the vendor that spends the ticket; its shape is in the contract
-- `launch-selection.ts`. Tickets of the previous release have none.
ALTER TABLE launch_tickets ADD COLUMN selection jsonb;
