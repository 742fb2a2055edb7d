import { isDevelopmentAddress, overridesText, parseOverride, parseOverrides, releasedVersion } from './override.ts';

const entry = 'http://localhost:9000/remotes/slots/1.0.0-local/remoteEntry.js';

it('reads a link and keeps one override for each remote', () => {
  expect(parseOverride(`slots@${entry}`)).toEqual({ name: 'slots', entry });
  const kept = overridesText([
    { name: 'slots', entry },
    { name: 'live', entry: 'https://dev.example/e.js' },
    { name: 'slots', entry: 'http://127.0.0.1:9001/e.js' },
  ]);
  expect(parseOverrides(kept)).toEqual([
    { name: 'slots', entry: 'http://127.0.0.1:9001/e.js' },
    { name: 'live', entry: 'https://dev.example/e.js' },
  ]);
  expect(parseOverrides(undefined)).toEqual([]);
});

it.each([
  'http://dev.example/e.js',
  'http://localhost.example/e.js',
  'http://10.0.0.1/e.js',
  'javascript:alert(1)',
  'data:text/javascript,1',
  'file:///e.js',
  'http://localhost@evil.example/e.js',
  'https://user:word@dev.example/e.js',
  '/remotes/slots/1.0.0/e.js',
  '',
])('reads nothing from %s', (address) => {
  expect(isDevelopmentAddress(address)).toBe(false);
  expect(parseOverride(`slots@${address}`)).toBeUndefined();
});

it.each([
  'Slots@https://a.example/e.js',
  '@https://a.example/e.js',
  'slots',
  'sl ots@https://a.example/e.js',
  '../x@https://a.example/e.js',
])('%s is no override', (text) => {
  expect(parseOverride(text)).toBeUndefined();
});

it('knows the versions of the site itself, which are checked, from builds of elsewhere', () => {
  const site = 'https://www.example.com/';
  const of = (address: string) => releasedVersion({ name: 'slots', entry: address }, site);
  expect(of('https://www.example.com/remotes/slots/1.2.0/remoteEntry.js')).toBe('1.2.0');
  expect(of('https://www.example.com/remotes/live/1.2.0/remoteEntry.js')).toBeUndefined();
  expect(of('https://www.example.com/uploads/slots/1.2.0/remoteEntry.js')).toBeUndefined();
  expect(of(entry)).toBeUndefined();
});
