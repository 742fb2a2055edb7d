import type { Endpoint } from '@atrium/contracts/endpoint';
import { domainRoute, registerSettings, whitelabel } from '@atrium/contracts/system';
import { gameList } from '@atrium/contracts/games';
import { gameVendors } from '@atrium/contracts/vendor-cards';
import { merchantWallet } from '@atrium/contracts/wallet';
import { announcements } from '@atrium/contracts/notices';
import type { Api } from './create-api.ts';
import { createSessionCache, type CacheKey, type SessionCache } from './session-cache.ts';

function session(answering?: object) {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
  let calls = 0;
  const call = async () => {
    calls += 1;
    return { call: calls };
  };
  const api = (answering ?? { call }) as unknown as Api;
  return { map, cache: () => createSessionCache(api, storage), count: () => calls };
}

const cases: [string, CacheKey, Endpoint][] = [
  ['[7-023] the site menu', 'settings', whitelabel],
  ['[7-025] the registration settings', 'validate', registerSettings],
  ['[7-029] routers and resources', 'routers', domainRoute],
  ['[7-044] the vendors', 'gameVendor', gameVendors],
  ['[7-058] the merchant wallet', 'merchantWallet', merchantWallet],
  ['the notices', 'notices', announcements],
];

describe('answers kept for the session', () => {
  it.each(cases)('%s: the same question is asked once, also after a reload', async (_, key, endpoint) => {
    const { map, cache, count } = session();
    const first = await cache().call(key, endpoint as typeof whitelabel);
    expect(await cache().call(key, endpoint as typeof whitelabel)).toEqual(first);
    expect(count()).toBe(1);
    expect(map.has(key)).toBe(true);
  });

  it('[3-12] keeps settings, registration rules, vendors and notices each under its own key', async () => {
    const { map, cache } = session();
    const kept = cache();
    for (const [key, endpoint] of [
      ['settings', whitelabel],
      ['validate', registerSettings],
      ['gameVendor', gameVendors],
      ['notices', announcements],
    ] as const)
      await kept.call(key, endpoint as typeof whitelabel);
    expect([...map].map(([key, text]) => [key, JSON.parse(text).value])).toEqual([
      ['settings', { call: 1 }],
      ['validate', { call: 2 }],
      ['gameVendor', { call: 3 }],
      ['notices', { call: 4 }],
    ]);
  });

  it('shares one call between concurrent callers', async () => {
    const { cache, count } = session();
    const shared = cache();
    await Promise.all([shared.call('settings', whitelabel), shared.call('settings', whitelabel)]);
    expect(count()).toBe(1);
  });

  it('asks again for another input (a language)', async () => {
    const { cache, count } = session();
    await cache().call('notices', announcements, { query: { language: 'EN' } });
    await cache().call('notices', announcements, { query: { language: 'CN' } });
    expect(count()).toBe(2);
  });

  it('does not keep a failed call', async () => {
    const map = new Map<string, string>();
    const api = { call: async () => Promise.reject(new Error('down')) } as unknown as Api;
    const cache = createSessionCache(api, {
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: () => undefined,
    });
    await expect(cache.call('settings', whitelabel)).rejects.toThrow('down');
    expect(map.size).toBe(0);
  });

  it('forgets every key with a prefix, also those kept before a reload', async () => {
    const { map, cache } = session();
    for (const key of ['games:member:1', 'games:member:2', 'games:visitor:1'] as const)
      await cache().call(key, gameList, { query: {} });
    map.set('token', 'marker');
    cache().forgetAll('games:member:');
    expect([...map.keys()]).toEqual(['games:visitor:1', 'token']);
  });

  it.each([
    ['one', 'notices', (cache: SessionCache) => cache.forget('notices')],
    ['every key with a prefix', 'games:member:1', (cache: SessionCache) => cache.forgetAll('games:member:')],
  ] as const)(
    'forgets %s while a call is under way: its callers get the answer, it is not kept, and the next caller asks again',
    async (_, key, forget) => {
      const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
      const { map, cache } = session({ call: () => answers[asked++]!.promise });
      let asked = 0;
      const kept = cache();
      const before = kept.call(key, announcements, { query: {} });
      forget(kept);
      const after = kept.call(key, announcements, { query: {} });
      answers[1]!.resolve(2);
      answers[0]!.resolve(1);
      expect([await before, await after]).toEqual([1, 2]);
      expect(JSON.parse(map.get(key)!).value).toBe(2);
    },
  );
});
