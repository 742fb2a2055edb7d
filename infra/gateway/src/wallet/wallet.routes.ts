import * as calls from '@atrium/contracts/wallet';
import type { Subject } from '../platform/subject.ts';
import { createBalanceReader } from './balance.ts';
import { contractFlags } from './contract-flags.ts';
import { verifyWithProgress } from './ledger-progress.routes.ts';
import { position } from './position.ts';
import { isSingleWallet, wallets, walletTransfer } from './wallets.ts';

export const wallet: Subject = (routes, parts, server) => {
  const readBalance = createBalanceReader(parts.database);
  routes.member(calls.balance, (_parts, { caller }) => readBalance(caller.session));
  routes.member(calls.merchantWallet, async (parts) => ({ isSingle: await isSingleWallet(parts) }));
  routes.member(calls.wallets, wallets);
  routes.money(calls.walletTransfer, walletTransfer);
  routes.member(calls.consolidated, contractFlags);
  routes.member(calls.position, position);
  verifyWithProgress(server, parts);
};
