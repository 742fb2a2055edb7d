import { plainAddress } from '@atrium/contracts/household-address';
import { isLoopback, isWithin } from './ip-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.0/24', true],
  ['203.0.114.7', '203.0.113.0/24', false],
  ['::ffff:203.0.113.7', '203.0.113.0/24', true],
  ['203.0.113.7', '203.0.113.7', true],
  ['198.51.100.1', '0.0.0.0/0', true],
  ['2001:db8::1', '2001:db8::/32', true],
  ['2001:db9::1', '2001:db8::/32', false],
  ['2001:db8::1', '2001:0db8:0::1', true],
  ['203.0.113.7', '203.0.113.0/33', false],
  ['203.0.113.7', '2001:db8::/32', false],
  ['203.0.113.7', 'nonsense', false],
])('decides whether %s is in %s', (ip, block, expected) => {
  expect(isWithin(ip, block)).toBe(expected);
});

it('recognises this machine by all its names', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '203.0.113.7'].map(isLoopback)).toEqual([true, true, true, false]);
  expect(plainAddress('::ffff:198.51.100.1')).toBe('198.51.100.1');
});
