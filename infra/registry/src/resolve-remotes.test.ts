import type { Channel } from './channels.repository.ts';
import { resolveRemotes } from './resolve-remotes.ts';
import { registration } from './testing/test-registry.ts';

const page = (version: string, path: string) => ({ ...registration('den', version).routes[0]!, path });
const old = registration('den', '1.0.0');
const next = { ...registration('den', '1.1.0'), routes: [page('1.1.0', '/den'), page('1.1.0', '/den/new')] };
const known = new Map([old, next, registration('den', '1.2.0')].map((one) => [`den@${one.version}`, one]));
const resolve = (channel: Partial<Channel>) =>
  resolveRemotes([{ remote: 'den', stable: '1.0.0', history: [], ...channel } as Channel], known)[0]!;

it('[13-02] describes a canary with its own pages and their files', () => {
  const { routes, canary } = resolve({ canary: '1.1.0', canaryPercent: 10 }) as Extract<
    ReturnType<typeof resolve>,
    { kind: 'module' }
  >;
  expect(routes).toEqual(old.routes);
  expect(canary).toMatchObject({ version: '1.1.0', percent: 10, routes: next.routes });
});

it('[13-02] describes the pages of the previous version where they differ, without files that few browsers need', () => {
  const { preload: _files, ...bare } = page('1.0.0', '/den');
  expect(resolve({ stable: '1.1.0', history: ['1.0.0'] })).toMatchObject({
    previous: { version: '1.0.0', routes: [bare] },
  });
  expect(resolve({ stable: '1.2.0', history: ['1.0.0'] })).not.toHaveProperty('previous.routes');
});

it('[13-16] describes the parts of each version, and of another one where they differ', () => {
  const part = { place: 'shell.home', preload: [{ url: '/remotes/den/2.0.0/p.js', integrity: next.integrity }] };
  const withPart = (version: string) => ({ ...registration('den', version), parts: [part] });
  known.set('den@2.0.0', withPart('2.0.0')).set('den@2.1.0', withPart('2.1.0'));
  expect(resolve({ canary: '2.0.0', canaryPercent: 10 })).toMatchObject({ canary: { parts: [part] } });
  expect(resolve({ canary: '2.0.0', canaryPercent: 10 })).not.toHaveProperty('parts');
  const shown = resolve({ stable: '2.1.0', history: ['2.0.0'] });
  expect(shown).toMatchObject({ parts: [part], previous: { version: '2.0.0' } });
  expect(shown).not.toHaveProperty('previous.parts');
  expect(resolve({ stable: '1.2.0', history: ['2.0.0'] })).toMatchObject({
    previous: { parts: [{ place: 'shell.home' }] },
  });
});
