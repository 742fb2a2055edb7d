import { domainRoute } from '@atrium/contracts/system';
import { route } from '@atrium/host/testing';
import { toastsAtom } from '../overlays/toasts.state.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { checkDomain, isOwnDomain } from './check-domain.ts';

const DOMAINS = ['https://www.atrium.example', 'https://m.atrium.example:8443'];

async function shown(hostname: string, domainList: string[]) {
  const host = await createShellHost({ routes: [route(domainRoute, { domainList, resources: [] })] });
  await checkDomain(hostname);
  await checkDomain(hostname);
  return { texts: [...new Set(host.store.get(toastsAtom).map(({ text }) => text))], calls: host.calls.length };
}

it('[8-16][7-029] warns about an address that is not the site’s, by a list that is requested once', async () => {
  expect(await shown('atrium.evil.example', DOMAINS)).toEqual({
    texts: ['Invalid URL, please contact customer service'],
    calls: 1,
  });
  expect(await shown('m.atrium.example', DOMAINS)).toEqual({ texts: [], calls: 1 });
});

it('[8-16] accepts every address while the site has none of its own, and always accepts the machine itself', () => {
  expect([
    isOwnDomain('10.0.0.7', []),
    isOwnDomain('10.0.0.7', ['http://localhost:8080']),
    isOwnDomain('localhost', DOMAINS),
    isOwnDomain('127.0.0.1', DOMAINS),
  ]).toEqual([true, true, true, true]);
});
