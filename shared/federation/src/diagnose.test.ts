import { createHash } from 'node:crypto';
import { pageClock } from './deadline.ts';
import { diagnose, diagnoseFile } from './diagnose.ts';

const SITE = 'https://play.example.com';
const FOLDER = `${SITE}/remotes/slots/1.4.1/`;
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const slots = {
  entry: `${FOLDER}remoteEntry.js`,
  integrity: sha384('entry'),
  preload: [{ url: `${FOLDER}1.js`, integrity: sha384('page') }],
};
const GOOD = { 'remoteEntry.js': 'entry', '1.js': 'page', 'lazy.js': 'lazy' };
const manifest = { files: Object.entries(GOOD).map(([path, text]) => ({ path, integrity: sha384(text) })) };

/** A server with the version's files; `change` gives another answer for some of them. */
const serving =
  (change: Record<string, { status?: number; type?: string; body?: string }> = {}): typeof globalThis.fetch =>
  async (address) => {
    const path = String(address).slice(FOLDER.length);
    const { status = 200, type = 'text/javascript; charset=utf-8', body } = change[path] ?? {};
    if (path === 'manifest.json') return new Response(JSON.stringify(manifest));
    return new Response(body ?? GOOD[path as keyof typeof GOOD] ?? '', { status, headers: { 'content-type': type } });
  };
const missing = (file: string) =>
  Object.assign(new Error(`Loading chunk failed. (${FOLDER}${file})`), {
    name: 'ChunkLoadError',
    request: FOLDER + file,
  });
const HTML = { type: 'text/html; charset=utf-8', body: '<!doctype html><title>Sign in to the network</title>' };

it.each([
  ['a wrong type with the right bytes', { 'remoteEntry.js': { type: 'text/plain' } }, 'not-a-script'],
  ['a page in place of a script', { '1.js': HTML }, 'not-a-script'],
  ['altered bytes', { '1.js': { body: 'altered' } }, 'integrity'],
  ['a missing file', { '1.js': { status: 404 } }, 'network'],
  ['good files, so that their code threw', {}, 'evaluation'],
])('[13-19] finds %s', async (_, change, cause) => {
  expect(await diagnose(slots, pageClock, new Error('RUNTIME-008'), serving(change))).toBe(cause);
});

it.each([
  ['a text chunk that is missing', { 'lazy.js': { status: 404 } }, 'network'],
  ['a lazy chunk that was altered', { 'lazy.js': { body: 'altered' } }, 'integrity'],
  ['a page in place of a lazy chunk', { 'lazy.js': HTML }, 'not-a-script'],
  ['a lazy chunk that was unreachable for a moment', {}, 'network'],
])('[13-19] finds %s, while a version loads and when it is on screen', async (_, change, cause) => {
  expect(await diagnose(slots, pageClock, missing('lazy.js'), serving(change))).toBe(cause);
  expect(await diagnoseFile(missing('lazy.js'), slots.entry, pageClock, serving(change))).toBe(cause);
});

it("[13-19] finds the file in a browser's error for a module, too", async () => {
  const error = new TypeError(`Failed to fetch dynamically imported module: ${FOLDER}lazy.js`);
  const altered = serving({ 'lazy.js': { body: 'altered' } });
  expect(await diagnoseFile(error, slots.entry, pageClock, altered)).toBe('integrity');
});
