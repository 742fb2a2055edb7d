import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { packFiles } from '@atrium/remote-contract/pack-folder';

const LANGUAGES = ['en', 'zh', 'ms', 'tl', 'ar', 'id', 'ko', 'pt-BR', 'th', 'vi'];

interface PlainVersion {
  /** The body of each page's `mount({ element, host, signal })`, by its path. */
  pages: Readonly<Record<string, string>>;
  says?: Readonly<Record<string, object>>;
  /** In place of the texts in Thai. */
  thai?: object;
  /** Further files by path. */
  files?: Readonly<Record<string, string>>;
  /** What its manifest says instead of the truth. */
  lies?: object;
}

/** A version of a remote in a few lines of JavaScript, without a bundler and without React, packed. */
export function plainVersion({
  pages,
  says = {},
  thai = { title: 'Den' },
  files = {},
  lies,
}: PlainVersion): Promise<Uint8Array> {
  const routes = Object.keys(pages).map((path) => ({ path, layout: 'full', group: 'den' }));
  const mounts = Object.entries(pages).map(
    ([path, body]) =>
      `${JSON.stringify(path)}: (place) => { const { element, host, signal } = place; ${body}; return { update() {}, unmount() {} }; }`,
  );
  const entry = `var den_1_0_0 = (() => {
    const mounts = { ${mounts.join(',\n')} };
    const texts = (title) => async () => ({ default: title });
    const remote = {
      name: 'den', contract: 2, kind: 'game',
      routes: ${JSON.stringify(routes)}.map((route) => ({ ...route, load: async () => ({ mount: mounts[route.path] }) })),
      locales: Object.fromEntries(${JSON.stringify(LANGUAGES)}.map((tag) => [tag, texts(tag === 'th' ? ${JSON.stringify(thai)} : { title: 'Den' })])),
    };
    return { init(scope) { globalThis.scopes = scope; }, get: async () => () => ({ remote }) };
  })();`;
  const manifest = {
    name: 'den',
    version: '1.0.0',
    container: 'den_1_0_0',
    entry: 'entry.js',
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    contract: 2,
    subject: 'game',
    preload: [],
    routes: routes.map((route) => ({ ...route, preload: [] })),
    consumes: {},
    events: { hears: {}, says },
    commit: 'c0ffee',
    files: Object.entries({ 'entry.js': entry, ...files }).map(([path, text]) => ({
      path,
      gzip: gzipSync(text).length,
    })),
    ...lies,
  };
  return packFiles([
    ['entry.js', Buffer.from(entry)],
    ...Object.entries(files).map(([path, text]): [string, Buffer] => [path, Buffer.from(text)]),
    ['manifest.json', Buffer.from(JSON.stringify(manifest))],
  ]);
}
