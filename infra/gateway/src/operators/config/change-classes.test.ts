import { DEFAULT_SETTINGS } from '../../system/default-settings.ts';
import { knownSettings } from './known-settings.ts';

/** Written out, so that a class that is lowered by hand is seen: what one person must not change alone. Source: 14-01. */
const TWO_PERSONS = [
  'agents.accounts',
  'agents.contracts',
  'agents.rebates',
  'brand.ageGate',
  'captcha.difficulty',
  'cashback',
  'domains',
  'erasure.waitDays',
  'events.failedSignIns',
  'events.large',
  'games.autoplay',
  'games.turbo',
  'identity.monthlyDeposit0',
  'identity.monthlyDeposit1',
  'identity.payoutLevel',
  'identity.playLevel',
  'identity.providers',
  'launchGameCDNs',
  'location.byIp',
  'location.checkMinutes',
  'location.default',
  'location.fastestKmPerHour',
  'location.noPlay',
  'location.points',
  'lottery.greatestReturnPercent',
  'lottery.leastReturnPercent',
  'paymentPassword.binding',
  'paymentPassword.conversion',
  'paymentPassword.lockAfter',
  'paymentPassword.lockMinutes',
  'paymentPassword.transfer',
  'paymentPassword.withdrawal',
  'payments.methods',
  'payout.waitHours',
  'points',
  'ranks',
  'realityCheck.mostSeconds',
  'realityCheck.seconds',
  'register.minimumAge',
  'returns.deviations',
  'returns.leastRounds',
  'session.addressLockAfter',
  'session.captchaAfter',
  'session.idleMinutes',
  'session.lockAfter',
  'session.lockAfterKnown',
  'session.lockMinutes',
  'session.verifyNewAddress',
  'slots.stakeCaps',
  'system.restriction',
  'terms.material',
  'transfer.max',
  'transfer.min',
  'vendor.ceilings',
  'verification.perAddressAndDay',
  'verification.perContactAndDay',
  'whitelabel',
  'withdrawal.max',
  'withdrawal.min',
  'withdrawal.turnoverPercent',
  'withdrawal.twoPersonsFrom',
];
const TWO_PERSONS_DELAYED = [
  'brand.currency',
  'brand.fractionDigits',
  'developer.overrides',
  'erasure.retentionDays',
  'events.retentionDays',
];

it('[14-01] holds every setting of weight to two persons, and an unknown row too', () => {
  const settings = knownSettings(new Map([...Object.entries(DEFAULT_SETTINGS), ['not.described', 1]]));
  const of = (wanted: string) => settings.flatMap(({ key, change }) => (change === wanted ? [key] : [])).sort();
  expect(of('twoPersons')).toEqual([...TWO_PERSONS, 'not.described'].sort());
  expect(of('twoPersonsDelayed')).toEqual(TWO_PERSONS_DELAYED);
});

it('[14-01] no setting loses protection at once: what tightens needs two persons the other way', () => {
  const alone = knownSettings(new Map()).filter(({ tightens, change }) => tightens && !change.startsWith('twoPersons'));
  // It never exceeds the default interval, which two persons set.
  expect(alone.map(({ key }) => key)).toEqual(['realityCheck.leastSeconds']);
});
