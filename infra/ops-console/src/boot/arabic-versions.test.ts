import { readFileSync } from 'node:fs';

it('keeps a version from left to right in a sentence of Arabic', () => {
  const texts = readFileSync(new URL('../../locales/ar.json', import.meta.url), 'utf8');
  const versions = [...texts.matchAll(/(\u2068(?:\{\{remote\}\} )?)?\{\{version\}\}(\u2069)?/g)];
  expect(versions.length).toBeGreaterThan(10);
  // Without an isolate "1.0.0-rc.1" is drawn as "rc.1-1.0.0".
  expect(versions.filter(([, opens, closes]) => !opens || !closes)).toEqual([]);
});
