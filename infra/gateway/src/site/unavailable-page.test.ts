import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { pino } from 'pino';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { pageWords } from './html/page-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-unavailable-'));
const logged: string[] = [];
let app: TestApp;
beforeAll(async () => {
  mkdirSync(join(folder, 'shell/abc'), { recursive: true });
  writeFileSync(
    join(folder, 'shell/abc/shell.json'),
    JSON.stringify({
      scripts: [{ path: 'shell.js', integrity: `sha384-${'S'.repeat(64)}` }],
      styles: [{ path: 'shell.css', integrity: `sha384-${'C'.repeat(64)}` }],
      fonts: [],
      preload: { home: [], remote: [] },
    }),
  );
  writeFileSync(join(folder, 'shell/abc/shell.css'), 'a{}');
  app = await testApp({
    config: { artifactsFolder: folder },
    log: pino({}, { write: (line: string) => void logged.push(line) }),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (headers: Record<string, string> = {}) =>
  app.server.inject({ url: '/promotions', headers: { accept: 'text/html', ...headers } });

/** Ends the gateway's connections to its database, and allows new ones or none. */
async function allowConnections(limit: -1 | 0): Promise<void> {
  const { name } = (await app.database.first<{ name: string }>('SELECT current_database() AS name'))!;
  await app.database.run(`ALTER DATABASE ${name} CONNECTION LIMIT ${limit}`);
  await app.database.rows(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename <> current_user',
  );
}

describe('while the database refuses connections', () => {
  beforeAll(() => allowConnections(0));
  afterAll(() => allowConnections(-1));

  it("is a page in the visitor's language and theme, which asks for the site again, and is never stored", async () => {
    const page = await get({ cookie: 'atrium_8080_language=AR; atrium_8080_theme=light' });
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(page.body).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-theme="light">/);
    expect(page.body).toContain(`<h1>${pageWords('/unavailable', 'ar').title}</h1>`);
    expect(page.body).toContain('location.reload()');
    expect((await get({ 'accept-language': 'fr, ms;q=0.8' })).body).toContain('<html lang="ms" dir="ltr">');
    expect((await get({ cookie: 'atrium_8080_theme="><script>' })).body).not.toContain('"><script>');
  });

  it('[8-31] names no cause to the visitor, and keeps it in the log', async () => {
    const { body } = await get();
    expect(body).not.toMatch(/database|connection|Error/);
    expect(logged.some((line) => line.includes('the site has no page') && line.includes('connections'))).toBe(true);
  });
});

it('is the site again when the database answers', async () => {
  const page = await get();
  expect([page.statusCode, page.body.includes('atrium-root')]).toEqual([200, true]);
});

it('has words and a button in every language', () => {
  const words = FINISHED_TAGS.map((tag) => pageWords('/unavailable', tag));
  for (const key of ['title', 'description', 'action'] as const)
    expect(new Set(words.map((each) => each[key])).size).toBe(FINISHED_TAGS.length);
});
