import { isFrameable, keepLaunch, readLaunch } from './kept-launch.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const launch = {
  id: '1',
  url: 'https://vendor.test/play?ticket=a',
  name: 'Ember Fox',
  mode: 'real' as const,
  game: {
    code: 'ef',
    name: 'Ember Fox',
    defaultPlayType: null,
    accountTypeName: 'RNG',
    gameType: 'RNG',
    isGame: null,
    vassalage: 'PG',
  },
};

it('[2.4-08] frames only http and https addresses', () => {
  expect(['https://a.test/', 'http://127.0.0.1:8070/play'].every(isFrameable)).toBe(true);
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.test/1',
    'file:///etc/passwd',
    '/play',
    '',
  ])
    expect(isFrameable(url)).toBe(false);
});

it('[2.4-07] keeps a launch for the reload, but no address that cannot be framed', () => {
  const storage = memory();
  expect(readLaunch(storage)).toBeNull();
  keepLaunch(launch, storage);
  expect(readLaunch(storage)).toEqual(launch);
  keepLaunch({ ...launch, url: 'javascript:alert(1)' }, storage);
  expect(readLaunch(storage)).toBeNull();
  storage.setItem('launch', 'not json');
  expect(readLaunch(storage)).toBeNull();
});
