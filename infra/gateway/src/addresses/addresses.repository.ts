import type { Address, AddressFields } from '@atrium/contracts/address-book';
import type { Queryable } from '../platform/database.ts';

const COLUMNS =
  'id::text AS id, is_default AS "isDefault", recipient, phone, country, region, city, postal_code AS "postalCode", street';

export const addressesOf = (database: Queryable, memberId: string): Promise<Address[]> =>
  database.rows(`SELECT ${COLUMNS} FROM member_addresses WHERE member_id = $1 ORDER BY is_default DESC, id DESC`, [
    memberId,
  ]);

export const addressOf = (database: Queryable, memberId: string, id: string): Promise<Address | undefined> =>
  database.first(`SELECT ${COLUMNS} FROM member_addresses WHERE member_id = $1 AND id = $2`, [memberId, id]);

/** Locks the member's address book until the transaction ends. */
export const lockAddresses = (transaction: Queryable, memberId: string): Promise<number> =>
  transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [memberId]);

const values = ({ recipient, phone, country, region, city, postalCode, street }: AddressFields) => [
  recipient,
  phone,
  country,
  region,
  city,
  postalCode.toUpperCase(),
  street,
];

export const insertAddress = (
  transaction: Queryable,
  memberId: string,
  address: AddressFields,
  isDefault: boolean,
): Promise<number> =>
  transaction.run(
    'INSERT INTO member_addresses (member_id, is_default, recipient, phone, country, region, city, postal_code, street) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [memberId, isDefault, ...values(address)],
  );

export const replaceAddress = (
  transaction: Queryable,
  memberId: string,
  id: string,
  address: AddressFields,
): Promise<number> =>
  transaction.run(
    'UPDATE member_addresses SET recipient = $3, phone = $4, country = $5, region = $6, city = $7, postal_code = $8, street = $9 WHERE member_id = $1 AND id = $2',
    [memberId, id, ...values(address)],
  );

export const deleteAddress = (transaction: Queryable, memberId: string, id: string): Promise<number> =>
  transaction.run('DELETE FROM member_addresses WHERE member_id = $1 AND id = $2', [memberId, id]);

/** Makes one address the default; the newest without `id`. Returns how many were made it: 0 or 1. */
export async function makeDefault(transaction: Queryable, memberId: string, id: string | null): Promise<number> {
  await transaction.run('UPDATE member_addresses SET is_default = false WHERE member_id = $1 AND is_default', [
    memberId,
  ]);
  return transaction.run(
    `UPDATE member_addresses SET is_default = true WHERE member_id = $1
        AND id = coalesce($2, (SELECT max(id) FROM member_addresses WHERE member_id = $1))`,
    [memberId, id],
  );
}
