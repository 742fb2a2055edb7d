import type { RuntimePort } from '@atrium/federation/runtime-port';
import { createI18n, type LocaleLoaders } from '@atrium/i18n/create-i18n';
import { textsOfVersion } from '@atrium/i18n/texts-of-version';
import { withTexts } from './with-texts.ts';

const slots = { version: '1.4.1', container: 'slots_1_4_1', entry: '/e.js', integrity: 'sha384-x', contract: 1 };
const gone = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));

const page = { Page: () => null };
const screen = { path: '/rng', load: async () => page };
const firstScreenOf = async (port: RuntimePort, module: typeof slots) =>
  ((await port.load(module)) as { remote: { routes: (typeof screen)[] } }).remote.routes[0]!.load();

async function opened(locales: LocaleLoaders, language: string) {
  const i18n = await createI18n(language);
  const later: (() => void)[] = [];
  const missing: string[] = [];
  const definition = { name: 'slots', contract: 1, kind: 'game', routes: [screen], locales };
  const runtime = { load: async () => ({ remote: definition }) } as Pick<RuntimePort, 'load'> as RuntimePort;
  const port = withTexts(runtime, {
    i18n,
    diagnose: async () => 'network',
    missing: (remote, version, { reason }) => void missing.push(`${remote}@${version} ${reason}`),
    wait: (work) => void later.push(work),
  });
  await expect(firstScreenOf(port, slots)).resolves.toBe(page);
  await new Promise((resolve) => setTimeout(resolve));
  return { t: textsOfVersion(i18n, 'slots@1.4.1').getFixedT(null, 'slots'), later, missing };
}

it('[13-19] shows a remote whose texts are missing with its keys as words, notifies operators, and fetches them later', async () => {
  let english: () => Promise<{ default: object }> = gone;
  const { t, later, missing } = await opened({ en: () => english() }, 'EN');
  expect([t('slip.placeBet'), t('all_games'), t('none', 'No games')]).toEqual(['Place bet', 'All games', 'No games']);
  expect(missing).toEqual(['slots@1.4.1 network']);
  english = async () => ({ default: { slip: { placeBet: 'Bet now' } } });
  later[0]!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(t('slip.placeBet')).toBe('Bet now');
  expect(later).toHaveLength(1);
});

it('[13-19] shows the texts of the language where only English is missing, and English where only the language is', async () => {
  const zh = async () => ({ default: { play: '开始游戏' } });
  const en = async () => ({ default: { play: 'Play' } });
  expect((await opened({ en: gone, zh }, 'CN')).t('play')).toBe('开始游戏');
  const { t, missing } = await opened({ en, zh: gone }, 'CN');
  expect([t('play'), missing]).toEqual(['Play', []]);
});

it('fetches the texts beside the code of a screen, which is shown once it has both', async () => {
  const i18n = await createI18n('EN');
  const texts = Promise.withResolvers<{ default: object }>();
  const asked: string[] = [];
  const load = async () => {
    asked.push('page');
    return page;
  };
  const centre = { name: 'member', defaultPage: 'wallet', load, pages: [{ page: 'wallet', load }] };
  const remote = {
    ...{ name: 'slots', routes: [{ path: '/rng', load }], parts: [{ place: 'shell.home', load }], centre },
    locales: { en: () => texts.promise },
  };
  const runtime = { load: async () => ({ default: remote }) } as unknown as RuntimePort;
  const port = withTexts(runtime, { i18n, diagnose: async () => 'network', missing: () => {} });
  const { remote: opened } = (await port.load(slots)) as { remote: typeof remote };
  const screens = [opened.routes[0]!, opened.parts[0]!, opened.centre, opened.centre.pages[0]!];
  const shown: unknown[] = [];
  const loads = screens.map((screen) => screen.load().then((module) => shown.push(module)));
  await new Promise((resolve) => setTimeout(resolve));
  expect([asked.length, shown]).toEqual([4, []]);
  texts.resolve({ default: { play: 'Play' } });
  await Promise.all(loads);
  expect(shown).toEqual([page, page, page, page]);
  expect(i18n.getDataByLanguage('en')).toEqual({ slots: { play: 'Play' } });
});

it('renders nothing again for texts that a screen waits for', async () => {
  const i18n = await createI18n('EN');
  const added: unknown[] = [];
  i18n.store.on('added', (...what: unknown[]) => added.push(what));
  const locales = { en: async () => ({ default: { play: 'Play' } }) };
  const runtime = {
    load: async () => ({ remote: { name: 'slots', routes: [screen], locales } }),
  } as unknown as RuntimePort;
  const port = withTexts(runtime, { i18n, diagnose: async () => 'network', missing: () => {} });
  await firstScreenOf(port, slots);
  expect([i18n.t('slots:play'), added]).toEqual(['Play', []]);
});

it('releases the texts of versions that are no longer used with their code', async () => {
  const i18n = await createI18n('EN');
  const kept: string[][] = [];
  const runtime = {
    load: async ({ version }: { version: string }) => ({
      remote: {
        name: 'slots',
        routes: [screen],
        locales: { en: async () => ({ default: { play: `Play ${version}` } }) },
      },
    }),
    unloadOthers: (inUse: ReadonlySet<string>) => void kept.push([...inUse]),
  } as unknown as RuntimePort;
  const port = withTexts(runtime, { i18n, diagnose: async () => 'network', missing: () => {} });
  await firstScreenOf(port, slots);
  await firstScreenOf(port, { ...slots, version: '1.5.0', container: 'slots_1_5_0' });
  port.unloadOthers(new Set(['slots_1_5_0']));
  expect(kept).toEqual([['slots_1_5_0']]);
  expect(Object.values(i18n.getDataByLanguage('en')!)).toEqual([{ play: 'Play 1.5.0' }]);
});
