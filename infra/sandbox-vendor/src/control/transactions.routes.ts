import { ReconcileBody, VENDOR_TRANSACTIONS_PATH } from '@atrium/contracts/seamless';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { listTransactions } from '../store/transactions.ts';
import { signedCall } from '../wallet/signed-call.ts';

/** The vendor's list of its transactions, for the gateway to compare with its own. */
export function transactionRoutes(app: FastifyInstance, house: House): void {
  signedCall(app, house, VENDOR_TRANSACTIONS_PATH, ReconcileBody, (vendorId, { date, cursor }) => {
    const { transactions, next } = listTransactions(house.store, vendorId, date, Number(cursor ?? 0) || 0);
    return { status: 'ok', transactions, cursor: next === null ? null : String(next) };
  });
}
