import { FINISHED_TAGS } from '@atrium/contracts/languages';
import type { MountPage } from '@atrium/host';
import type { LoadPage, RemoteDefinition, RemotePart } from '@atrium/host/define-remote';
import { useEffect } from 'react';
import { declarationFindings, eventFindings, textFindings } from './findings.ts';
import { mountInTest } from './mount-in-test.tsx';
import { pagesOf } from './mount-page.tsx';

const texts = (words: object) => async () => ({ default: words });
const locales = Object.fromEntries(
  FINISHED_TAGS.map((language) => [language, texts({ title: 'Den', count_one: 'one', count_other: 'many' })]),
);
const showing =
  (Page: () => React.ReactNode): LoadPage =>
  async () => ({ Page });
const den = (
  change: Partial<RemoteDefinition> = {},
  Page: () => React.ReactNode = () => <h1>{'Den'}</h1>,
): RemoteDefinition => ({
  name: 'den',
  contract: 1,
  kind: 'game',
  routes: [{ path: '/den', layout: 'full', group: 'den', load: showing(Page) }],
  locales,
  ...change,
});
type Take = () => undefined | (() => void);
let take: Take = () => undefined;
const fault = new Error('no den');

/** A page that takes something from the browser when it is shown. */
function TakingPage() {
  useEffect(() => take(), []);
  return <h1>{'Den'}</h1>;
}
function FailingPage(): never {
  throw fault;
}
const EmptyPage = () => null;
const mounted = (Page: () => React.ReactNode) => mountInTest(den({}, Page), pagesOf(den({}, Page))[0]!);

const part = (place: 'shell.home'): RemotePart => ({ place, load: async () => ({ Part: EmptyPage }) });
const route = (path: string) => ({ path, layout: 'full' as const, group: 'den', load: showing(() => null) });

it('accepts a valid remote', async () => {
  expect(declarationFindings(den(), [den(), den({ name: 'yard', routes: [route('/yard')] })])).toEqual([]);
  expect(await textFindings(den())).toEqual([]);
  expect(await mountInTest(den(), pagesOf(den())[0]!)).toEqual({ thrown: [], elements: expect.any(Number), leaks: [] });
});

it('[13-14] mounts a page without React by the same lifecycle, and finds what it keeps', async () => {
  const quiet: MountPage = ({ element, signal }) => {
    element.append(document.createElement('h1'));
    addEventListener('resize', () => {}, { signal });
    return { update() {}, unmount() {} };
  };
  const leaky: MountPage = ({ element }) => {
    element.append(document.createElement('h1'));
    addEventListener('resize', () => {});
    return { update() {}, unmount() {} };
  };
  const outcome = (mount: MountPage) => {
    const remote = den({ contract: 2, routes: [{ ...route('/den'), load: async () => ({ mount }) }] });
    return mountInTest(remote, pagesOf(remote)[0]!);
  };
  expect(await outcome(quiet)).toEqual({ thrown: [], elements: 2, leaks: [] });
  expect((await outcome(leaky)).leaks).toEqual(['a listener for "resize" on window']);
});

it.each<[string, Partial<RemoteDefinition>, string]>([
  ['a name that is none', { name: 'Den' }, '"Den" is not a name: lower case letters, digits and hyphens.'],
  ['a contract of another host', { contract: 3 }, 'den speaks host contract 3; this host speaks 2.'],
  ['nothing to show', { routes: [] }, 'den has neither a route nor a centre nor a part.'],
  ['a place twice', { parts: [part('shell.home'), part('shell.home')] }, 'den fills the place shell.home twice.'],
  ['a place that is none', { parts: [part('Home' as 'shell.home')] }, '"Home" is not a place like shell.home.'],
  ['an address twice', { routes: [route('/den'), route('/den')] }, 'den declares /den twice.'],
  ['an address with an end that hangs', { routes: [route('/den/')] }, '/den/ is not a path like /name.'],
  ['an address of the shell', { routes: [route('/vip')] }, '/vip belongs to the shell.'],
  ['an address of the gateway', { routes: [route('/wps/den')] }, '/wps/den belongs to the gateway.'],
  ['an address of a neighbour', { routes: [route('/yard')] }, '/yard belongs to yard.'],
  [
    'a centre that opens nothing',
    { centre: { name: 'member', defaultPage: 'none', load: showing(() => null), pages: [] } },
    'the centre of den has no page "none", with which it opens.',
  ],
])('reports that a remote has %s', (_, change, sentence) => {
  expect(declarationFindings(den(change), [den({ name: 'yard', routes: [route('/yard')] })])).toEqual([sentence]);
});

it('reports missing, unknown and empty texts', async () => {
  const wrong: RemoteDefinition['locales'] = {
    ...locales,
    zh: texts({ count_other: '多' }),
    ms: texts({ title: ' ', count_other: 'ramai', extra: 'x' }),
  };
  const { 'pt-BR': _gone, ...nine } = wrong;
  expect(await textFindings(den({ locales: nine }))).toEqual([
    '"title" is missing in "zh".',
    '"extra" is in "ms" and not in "en".',
    '"title" is empty in "ms".',
    'den has no texts in "pt-BR".',
  ]);
});

it('knows the events there are', () => {
  expect(eventFindings({ hears: ['vendor.health', 'jackpot.fell'], says: ['modal.requested'] })).toEqual([
    'there is no event "jackpot.fell".',
  ]);
});

it.each<[string, () => unknown, string]>([
  ['an interval', () => setInterval(() => {}, 60_000), 'an interval of 60000 ms'],
  ['a long time-out', () => setTimeout(() => {}, 60_000), 'a time-out of 60000 ms'],
  ['a listener', () => window.addEventListener('resize', () => {}), 'a listener for "resize" on window'],
])(
  'finds %s that a page does not release',
  async (_, keep, leak) => {
    take = () => {
      keep();
      return undefined;
    };
    expect((await mounted(TakingPage)).leaks).toContain(leak);
  },
  20_000,
);

it('accepts what a page releases', async () => {
  take = () => {
    const timer = setInterval(() => {}, 60_000);
    const onKey = () => {};
    document.addEventListener('keydown', onKey, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', onKey, true);
    };
  };
  expect((await mounted(TakingPage)).leaks).toEqual([]);
});

it('reports a page that throws, and one that shows nothing', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { thrown } = await mounted(FailingPage);
  expect(new Set(thrown)).toEqual(new Set([fault]));
  expect((await mounted(EmptyPage)).elements).toBe(0);
  silent.mockRestore();
});
