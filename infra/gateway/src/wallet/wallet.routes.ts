import * as flagCalls from '@atrium/contracts/contract-flags';
import * as positionCalls from '@atrium/contracts/net-position';
import * as walletCalls from '@atrium/contracts/wallet';
import type { Subject } from '../platform/subject.ts';
import { createBalanceReader } from './balance.ts';
import { collectWallets } from './collect-wallets.ts';
import { contractFlags } from './contract-flags.ts';
import { position } from './position.ts';
import { isSingleWallet, wallets, walletTransfer } from './wallets.ts';

export const wallet: Subject = (routes, parts) => {
  const readBalance = createBalanceReader(parts.database);
  routes.member(walletCalls.balance, (_parts, { caller }) => readBalance(caller.session));
  routes.member(walletCalls.merchantWallet, async (parts) => ({ isSingle: await isSingleWallet(parts) }));
  routes.member(walletCalls.wallets, wallets);
  routes.money(walletCalls.walletTransfer, walletTransfer);
  routes.money(walletCalls.collectWallets, collectWallets);
  routes.member(flagCalls.consolidated, contractFlags);
  routes.member(positionCalls.position, position);
};
