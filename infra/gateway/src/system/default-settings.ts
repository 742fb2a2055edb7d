import { CONFIGURATION } from '@atrium/contracts/configuration';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { PATTERN_FAMILIES, type PatternFamily } from '@atrium/contracts/registration-rules';
import { WEEKDAYS } from '@atrium/contracts/support';
import { SWITCHES, type SwitchName } from '@atrium/contracts/switches';
import type { BrandConfiguration, RegistrationRule, WhitelabelNode } from '@atrium/contracts/system';
import { DEFAULT_METHODS, DEFAULT_QUICK_AMOUNTS } from './default-payment-methods.ts';
import { DEFAULT_CEILINGS } from './vendor-ceilings.ts';
import type { Queryable } from '../platform/database.ts';

const rule = (
  family: PatternFamily,
  minLength: number,
  maxLength: number,
  state: 'required' | 'optional' | 'off' = 'off',
): RegistrationRule => ({
  enabled: state !== 'off',
  required: state === 'required',
  acceptedPattern: PATTERN_FAMILIES[family].pattern,
  patternId: PATTERN_FAMILIES[family].patternId,
  minLength,
  maxLength,
});

const OFF: readonly SwitchName[] = ['registrationSms', 'mobilePasswordRegistration', 'googleLogin', 'facebookLogin'];

const node = (modId: string, childrenNodes: WhitelabelNode[] = [], on = true): WhitelabelNode => ({
  modId,
  flag: on ? '1' : '0',
  childrenNodes,
});

const brand: BrandConfiguration = {
  brand: 'atrium',
  name: 'Atrium',
  merchant: 'atrium',
  merchantCode: 'atrium',
  lotteryType: 'SEA',
  defaultLanguage: 'EN',
  languages: FINISHED_TAGS.map(languageCodeOf),
  currency: 'PHP',
  currencySymbol: 'P',
  fractionDigits: 2,
  timeZone: 'Asia/Manila',
  loginedToHomePage: false,
  prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
  market: 'PH',
  licence: 'DEMO-PH-0001',
  ageGate: false,
};

const ROUND_THE_CLOCK = WEEKDAYS.map((day) => ({ day, from: '00:00', to: '24:00' }));

/** The settings of a new installation. After that, the rows of `settings` apply. */
export const DEFAULT_SETTINGS: Readonly<Record<string, unknown>> = {
  brand,
  'brand.currency': 'PHP',
  whitelabel: [
    node(
      'SYSTEM',
      Object.entries(SWITCHES).map(([name, modId]) => node(modId, [], !OFF.includes(name as SwitchName))),
    ),
    node(
      'GAMES',
      ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT'].map((category) =>
        node(category),
      ),
    ),
    node(
      'MEMBER',
      [
        'securityCenter',
        'transferFund',
        'depositv2',
        'withdraw',
        'transferUpline',
        'personalHistoryCopy',
        'manualRebate',
        'transactionHistory',
        'personalProfit',
        'bonusDetails',
        'rewardCenter',
        'referral',
        'missionLeaderboard',
        'messageV2',
      ].map((page) => node(page)),
    ),
    node('POINTMALL'),
  ],
  'register.rules': {
    username: rule('letterThenLettersAndDigits', 4, 16, 'required'),
    password: rule('lettersDigitsSymbols', 8, 32, 'required'),
    mobileNum: rule('digits', 7, 14, 'off'),
    email: rule('mailbox', 6, 100, 'optional'),
    nickname: rule('any', 1, 24),
    payeeName: rule('any', 2, 60),
    birthday: rule('date', 10, 10),
    affiliateCode: rule('lettersOrDigits', 4, 16, 'optional'),
    recommenderId: rule('lettersOrDigits', 4, 16),
    referralCode: rule('lettersOrDigits', 4, 16),
    paymentPassword: rule('digits', 6, 6),
    qqNum: rule('digits', 5, 12),
    wechat: rule('noSpaces', 4, 32),
    line: rule('noSpaces', 4, 32),
    whatsapp: rule('digits', 7, 15),
    facebook: rule('any', 3, 64),
    telegram: rule('noSpaces', 5, 32),
    zalo: rule('digits', 7, 15),
    idNumber: rule('lettersOrDigits', 5, 24),
    address: rule('any', 5, 120),
    nationality: rule('any', 2, 60),
    occupation: rule('any', 2, 60),
    sourceOfIncome: rule('any', 2, 60),
    bankAccountName: rule('any', 2, 60),
    bankAccountNumber: rule('digits', 6, 24),
    captcha: rule('lettersOrDigits', 4, 4, 'required'),
  },
  'register.captcha': false,
  'register.termsVersion': '2026-01',
  'register.minimumAge': CONFIGURATION.minimumBirthdayAge,
  'identity.payoutLevel': 0,
  'identity.playLevel': 0,
  'identity.monthlyDeposit0': '0',
  'identity.monthlyDeposit1': '0',
  resources: [
    { resourceType: 'IOS', url: '/down?app=ios', labelNameEn: 'iPhone app', labelNameCn: '苹果应用' },
    {
      resourceType: 'MOBILECONFIG',
      url: '/down?app=ios-lite',
      labelNameEn: 'IOS-LITE-APP',
      labelNameCn: 'IOS-LITE-APP',
    },
    { resourceType: 'ANDROID', url: '/down?app=android', labelNameEn: 'Android app', labelNameCn: '安卓应用' },
    { resourceType: 'FACEBOOK', url: 'https://www.facebook.com/', labelNameEn: 'Facebook', labelNameCn: 'Facebook' },
    { resourceType: 'EMAIL', url: 'mailto:help@atrium.example', labelNameEn: 'Email', labelNameCn: '电子邮件' },
  ],
  domains: ['http://localhost:8080'],
  customerService: [
    { csType: 'LIVECHAT', title: 'Live chat', path: '/helpmc?topic=support' },
    { csType: 'WHATSAPP', title: 'WhatsApp', path: 'https://wa.me/' },
    { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/' },
    { csType: 'VIP', title: 'VIP service', path: '/helpmc?topic=support' },
  ],
  services: [{ type: 3, name: 'Support desk', path: '/helpmc?topic=support' }],
  'support.hours': ROUND_THE_CLOCK,
  'support.answerMinutes': 5,
  'support.closeAfterHours': 48,
  'support.keepDays': 180,
  analytics: { gtagId: null },
  imageCDNs: [],
  launchGameCDNs: [],
  'wallet.single': true,
  'payments.methods': DEFAULT_METHODS,
  'payments.quickAmounts': DEFAULT_QUICK_AMOUNTS,
  'withdrawal.min': '10000',
  'withdrawal.max': '50000000',
  'withdrawal.cancellable': true,
  'lottery.cancellable': true,
  'lottery.leastReturnPercent': 10,
  'lottery.greatestReturnPercent': 100,
  'withdrawal.receiptMinutes': 1_440,
  'withdrawal.expectedHours': 24,
  'withdrawal.twoPersonsFrom': '5000000',
  'vendor.ceilings': DEFAULT_CEILINGS,
  'messages.bigWin': 1_000_000,
  'events.large': { stake: '10000000', win: '10000000', deposit: '10000000', withdrawal: '10000000' },
  'events.failedSignIns': 3,
  'events.retentionDays': 1_826,
  'erasure.waitDays': 7,
  'erasure.retentionDays': 1_826,
  'withdrawal.turnoverPercent': 0,
  'paymentPassword.withdrawal': false,
  'paymentPassword.transfer': false,
  'paymentPassword.binding': false,
  'paymentPassword.conversion': false,
  'paymentPassword.lockAfter': 5,
  'paymentPassword.lockMinutes': 30,
  'payout.waitHours': 0,
  'payout.institutions': [
    { kind: 'bank', name: 'Meridian Bank' },
    { kind: 'bank', name: 'Harbour Bank' },
    { kind: 'bank', name: 'Union Savings' },
    { kind: 'e-wallet', name: 'PesoPocket' },
    { kind: 'e-wallet', name: 'TapWallet' },
  ],
  'transfer.upline': true,
  'transfer.downline': true,
  'agents.betInsight': 'lines',
  'transfer.min': '100',
  'transfer.max': '100000000',
  'trial.playMoney': '1000000',
  'session.passwordDays': 0,
  'session.idleMinutes': 30,
  'session.captchaAfter': 2,
  'captcha.difficulty': 100_000,
  'session.lockAfter': 3,
  'session.lockAfterKnown': 10,
  'session.addressLockAfter': 50,
  'session.lockMinutes': 30,
  'session.verifyNewAddress': true,
  'session.loopbackIsKnown': true,
  'games.autoplay': true,
  'games.turbo': true,
  'realityCheck.seconds': 3_600,
  'realityCheck.leastSeconds': 900,
  'realityCheck.mostSeconds': 7_200,
  'verification.sms': true,
  'verification.resendSeconds': 30,
  'verification.perContactAndDay': 10,
  'verification.perAddressAndDay': 50,
  'encryption.rotateDays': 30,
  'encryption.overlapHours': 48,
  'identity.providers': [],
  'location.default': 'PH',
};

/** Stores the defaults that have no row yet. */
export async function seedSettings(queryable: Queryable): Promise<void> {
  await queryable.run(
    'INSERT INTO settings (key, value) SELECT key, value FROM jsonb_each($1::jsonb) ON CONFLICT DO NOTHING',
    [JSON.stringify(DEFAULT_SETTINGS)],
  );
}
