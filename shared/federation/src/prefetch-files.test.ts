import { DEN, den, integrity, start } from './testing/den.ts';

const file = (name: string) => ({ url: `/${name}.js`, integrity: integrity(name) });
const routes = [{ path: '/den', layout: 'full' as const, group: 'den', preload: [file('c'), file('d')] }];
const begin = () => start([den('1.0.0', { preload: [file('a'), file('b')], routes })]);
const fetched = (...names: string[]) => names.map((name) => `prefetch ${name}.js`);

it('fetches the files of a screen without running them', async () => {
  const { federation, asked } = begin();
  await federation.prefetch('den', DEN);
  expect(asked).toEqual(fetched('/remotes/den/1.0.0/e', '/a', '/b', '/c', '/d'));
});

it('fetches three files at a time, and no further one after a failure', async () => {
  const { federation, asked, missing } = begin();
  missing.add('/a.js');
  const end = federation.prefetch('den', DEN);
  expect(asked).toEqual(fetched('/remotes/den/1.0.0/e', '/a', '/b'));
  await end;
  expect(asked).not.toContain('prefetch /d.js');
});
