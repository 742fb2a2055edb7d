import type { RuntimePort } from '@atrium/federation/runtime-port';
import { createI18n, type LocaleLoaders } from '@atrium/i18n/create-i18n';
import { textsOfVersion } from '@atrium/i18n/texts-of-version';
import { withTexts } from './with-texts.ts';

const slots = { version: '1.4.1', container: 'slots_1_4_1', entry: '/e.js', integrity: 'sha384-x', contract: 1 };
const gone = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));

async function opened(locales: LocaleLoaders, language: string) {
  const i18n = await createI18n(language);
  const later: (() => void)[] = [];
  const missing: string[] = [];
  const definition = { name: 'slots', contract: 1, kind: 'game', routes: [], locales };
  const runtime = { load: async () => ({ remote: definition }) } as Pick<RuntimePort, 'load'> as RuntimePort;
  const port = withTexts(runtime, {
    i18n,
    diagnose: async () => 'network',
    missing: (remote, version, { reason }) => void missing.push(`${remote}@${version} ${reason}`),
    wait: (work) => void later.push(work),
  });
  await expect(port.load(slots)).resolves.toEqual({ remote: definition });
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

it('releases the texts of versions that are no longer used with their code', async () => {
  const i18n = await createI18n('EN');
  const kept: string[][] = [];
  const runtime = {
    load: async ({ version }: { version: string }) => ({
      remote: { name: 'slots', locales: { en: async () => ({ default: { play: `Play ${version}` } }) } },
    }),
    unloadOthers: (inUse: ReadonlySet<string>) => void kept.push([...inUse]),
  } as unknown as RuntimePort;
  const port = withTexts(runtime, { i18n, diagnose: async () => 'network', missing: () => {} });
  await port.load(slots);
  await port.load({ ...slots, version: '1.5.0', container: 'slots_1_5_0' });
  port.unloadOthers(new Set(['slots_1_5_0']));
  expect(kept).toEqual([['slots_1_5_0']]);
  expect(Object.values(i18n.getDataByLanguage('en')!)).toEqual([{ play: 'Play 1.5.0' }]);
});
