import type { BrandConfiguration, WhitelabelNode } from '@atrium/contracts/system';
import { DEFAULT_METHODS } from '../../src/system/default-payment-methods.ts';
import { DEFAULT_SETTINGS } from '../../src/system/default-settings.ts';

const brand: BrandConfiguration = {
  brand: 'quayside',
  name: 'Quayside',
  merchant: 'quayside',
  merchantCode: 'quayside',
  lotteryType: 'SEA',
  defaultLanguage: 'EN',
  languages: ['EN', 'VI', 'ZH', 'TH'],
  currency: 'VND',
  currencySymbol: '₫',
  fractionDigits: 0,
  timeZone: 'Asia/Ho_Chi_Minh',
  loginedToHomePage: false,
  prizeModes: ['SEA'],
  market: 'VN',
  licence: 'DEMO-VN-0002',
  ageGate: false,
};

/** The categories of the menu, in its order. */
const MENU = ['RNG', 'LIVE', 'FISH', 'SPORTS'];
/** Areas that this brand does without. */
const OFF = new Set(['POINTMALL', 'referral']);

const withOff = (node: WhitelabelNode): WhitelabelNode => ({
  ...node,
  flag: OFF.has(node.modId) ? '0' : node.flag,
  childrenNodes:
    node.modId === 'GAMES'
      ? MENU.map((modId) => ({ modId, flag: '1', childrenNodes: [] }))
      : node.childrenNodes.map(withOff),
});

const VND_PER_CENTAVO = 4n;
const inDong = (amount: string): string => (BigInt(amount) * VND_PER_CENTAVO).toString();

/** What Quayside has instead of the default settings. Amounts are dong, whose minor unit is the dong itself. */
export const QUAYSIDE_SETTINGS: Readonly<Record<string, unknown>> = {
  brand,
  'brand.currency': 'VND',
  whitelabel: (DEFAULT_SETTINGS.whitelabel as WhitelabelNode[]).map(withOff),
  'wallet.single': false,
  'location.default': 'VN',
  'payments.methods': DEFAULT_METHODS.filter(({ code }) => code !== 'instapay-qr' && code !== 'cash').map((method) => ({
    ...method,
    min: inDong(method.min),
    max: inDong(method.max),
  })),
  'payments.quickAmounts': ['100000', '200000', '500000', '1000000', '2000000', '5000000'],
  'withdrawal.min': '100000',
  'withdrawal.max': '200000000',
  'withdrawal.twoPersonsFrom': '100000000',
  // The regulated profile: a withdrawal stays requested (MN-10), and members cannot pay each other (MN-13).
  'withdrawal.cancellable': false,
  'transfer.upline': false,
  'transfer.downline': false,
  'transfer.min': '10000',
  'transfer.max': '200000000',
  'trial.playMoney': '5000000',
  'messages.bigWin': 10_000_000,
  'events.large': { stake: '100000000', win: '100000000', deposit: '100000000', withdrawal: '100000000' },
  'payout.institutions': [
    { kind: 'bank', name: 'Red River Bank' },
    { kind: 'bank', name: 'Harbour Bank' },
    { kind: 'e-wallet', name: 'SampanPay' },
  ],
  domains: ['http://quayside.localhost:8080'],
  services: [{ type: 3, name: 'Support desk', path: '/helpmc?topic=support' }],
};
