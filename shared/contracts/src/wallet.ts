import * as v from 'valibot';
import { Balance } from './balance.ts';
import { endpoint } from './endpoint.ts';
import { Amount, PositiveAmount } from './money.ts';

export const balance = endpoint({
  name: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'token',
  summary: "The main wallet's balance.",
  source: '7-054',
  reply: Balance,
  errors: [],
});

/** Source: 7-057, 3-42. With `isSingle` there is one wallet and no transfer between wallets. */
export const merchantWallet = endpoint({
  name: 'wallet.merchant',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'token',
  summary: 'Whether one wallet serves all vendors.',
  source: '7-057',
  reply: v.object({ isSingle: v.boolean() }),
  errors: [],
});

/** "My wallet": the main wallet and the vendors' wallets. */
export const wallets = endpoint({
  name: 'wallet.wallets',
  method: 'GET',
  path: '/wps/member/wallets',
  access: 'member',
  summary: 'Every wallet of the member.',
  source: '2.9-07, 11-09',
  reply: v.object({
    main: Balance,
    isSingle: v.boolean(),
    /** With one wallet for all only those that still hold money from before. */
    vendors: v.array(v.object({ vassalage: v.string(), displayName: v.string(), balance: Amount, up: v.boolean() })),
  }),
  errors: [],
});

export const walletTransfer = endpoint({
  name: 'wallet.transfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'member',
  movesMoney: true,
  moneyIn: 'partly',
  summary: 'Moves money between two wallets: the main wallet and those of the vendors.',
  source: '7-055, 11-09',
  body: v.strictObject({ from: v.string(), to: v.string(), amount: PositiveAmount }),
  reply: v.object({ transferId: v.string(), main: Balance }),
  errors: [
    'INSUFFICIENT_FUNDS',
    'LIMIT_EXCEEDED',
    'FUNCTION_DISABLED',
    'PLAYER_EXCLUDED',
    'WALLET_UNAVAILABLE',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});

const Collected = v.array(v.object({ vassalage: v.string(), displayName: v.string(), amount: Amount }));

/** Money of vendors under maintenance stays with them: `left`. Nothing to collect is no error. */
export const collectWallets = endpoint({
  name: 'wallet.collect',
  method: 'POST',
  path: '/wps/member/wallets/collect',
  access: 'member',
  movesMoney: true,
  moneyIn: false,
  summary: 'Moves everything in the wallets of the vendors to the main wallet.',
  source: '11-09',
  body: v.strictObject({}),
  reply: v.object({ total: Amount, collected: Collected, left: Collected, main: Balance }),
  errors: ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_CONFLICT'],
});
