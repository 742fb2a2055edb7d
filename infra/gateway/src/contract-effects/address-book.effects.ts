import * as addresses from '@atrium/contracts/address-book';
import { changes, type Effect, has, reads, type Scene } from './effect.ts';

const ADDRESS = {
  recipient: 'Effect Recipient',
  phone: '+63 917 123 4567',
  country: 'PH',
  region: 'Metro Manila',
  city: 'Makati',
  postalCode: '1226',
  street: '1 Effect Street',
};
const added = async ({ sql, me, kept }: Scene): Promise<void> => {
  const [row] = await sql(
    "INSERT INTO member_addresses (member_id, recipient, phone, country, region, city, postal_code, street) VALUES ($1, 'Earlier Recipient', '+63 917 123 4567', 'PH', '', 'Makati', '1226', '2 Earlier Street') RETURNING id",
    me.memberId,
  );
  kept.address = String(row!.id);
};
const ofAddress = ({ kept }: Scene) => ({ params: { id: kept.address! } });
const book = ({ sql, me }: Scene) =>
  sql('SELECT recipient, is_default FROM member_addresses WHERE member_id = $1 ORDER BY id', me.memberId);

export const addressBookEffects: readonly Effect[] = [
  reads(addresses.ownAddresses, { change: added, shows: has('Earlier Recipient') }),
  changes(addresses.addAddress, { ask: () => ({ body: ADDRESS }), row: book }),
  changes(addresses.editAddress, {
    before: added,
    ask: (scene) => ({ ...ofAddress(scene), body: ADDRESS }),
    row: book,
  }),
  changes(addresses.chooseAddress, { before: added, ask: ofAddress, row: book }),
  changes(addresses.removeAddress, { before: added, ask: ofAddress, row: book }),
];
