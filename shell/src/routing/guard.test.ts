import { guard } from './guard.ts';

it('[2.1-40] sends visitors of any other path to /login while the brand setting is on', () => {
  for (const path of ['/', '/rng', '/promotions', '/down', '/game', '/nowhere'])
    expect(guard(path, true, null)).toBe('/login');
});
it('[2.1-41][2.1-42][2.1-43] leaves the exempt paths alone', () => {
  for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download'])
    expect(guard(path, true, null)).toBeNull();
});
it('[2.1-44] does not redirect a visitor with a token', () => expect(guard('/rng', true, 'marker')).toBeNull());
it('[2.1-45] redirects no one while the setting is off', () => {
  expect(guard('/rng', false, null)).toBeNull();
  expect(guard('/rng', false, 'marker')).toBeNull();
});
