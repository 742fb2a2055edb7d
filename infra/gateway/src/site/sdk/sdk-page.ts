import type { ProvidedByHost } from '../builds/shell-build.ts';
import { escapeHtml } from '../html/escape-html.ts';

export interface SdkPage {
  site: string;
  host: ProvidedByHost | undefined;
  /** File names of the packed SDK. */
  packages: readonly string[];
  /** Declarations by file name. */
  types: ReadonlyMap<string, string>;
}

const code = (text: string) => `<pre><code>${escapeHtml(text)}</code></pre>`;
const details = (summary: string, text: string) =>
  `<details><summary>${escapeHtml(summary)}</summary>${code(text)}</details>`;

/** `/sdk/`: what a squad outside this repository needs to know of this very site. Source: 13-13. */
export function sdkPage({ site, host, packages, types }: SdkPage): string {
  const packed = packages.length > 0 ? `$(curl -s ${new URL('/sdk/packages.txt', site).href})` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Remotes for this site: the SDK</title>
<style>${STYLE}</style>
<main>
<h1>Build a remote for this site</h1>
<p>A remote is an area of the site that a squad of its own builds, tests and releases. It lives in a folder and a git repository of the squad, and comes live in open tabs without a reload.</p>
<h2>From nothing to members</h2>
${code(`npm install --prefix tools ${packed || '@atrium/remote'}
npx --prefix tools atrium-remote new bingo-hall --with vite --site ${site}   # or webpack, rspack
cd bingo-hall
npm install
npx atrium-remote dev                                  # your build inside the site, in your browser only
npx atrium-remote join INVITATION --registry ADDRESS   # both from an operator
npm run ship                                           # test, build, test the build, publish, promote`)}
<h2>A worked example</h2>
${code(EXAMPLE)}
<h2>Parts in places of others</h2>
<p>A remote also shows parts in named places: <code>shell.menu</code>, <code>shell.home</code>, <code>member-centre.record</code> (topics: categories of games), <code>member-centre.profile</code>, and those that other remotes open. <code>Places</code> of <code>@atrium/host/places</code> has what each gives to its parts.</p>
${code(PART_EXAMPLE)}
<h2>Packages</h2>
${
  packages.length > 0
    ? `<ul>${packages.map((file) => `<li><a href="/sdk/${escapeHtml(file)}">${escapeHtml(file)}</a></li>`).join('')}</ul>`
    : '<p>Operators have not packed them for download here: <code>npm run -s atrium -- sdk</code>.</p>'
}
${host ? provided(host) : '<p>No shell has been built yet.</p>'}
<h2>Types</h2>
${[...types].map(([file, text]) => details(file, text)).join('') || '<p>They are in the packages.</p>'}
</main>
</html>
`;
}

function provided({ contracts, provides = {}, events }: ProvidedByHost): string {
  const rows = Object.entries(provides).map(
    ([name, { version, names }]) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(version ?? '')}</td><td>${escapeHtml((names ?? []).join(', '))}</td></tr>`,
  );
  return `<h2>Host contract</h2>
<p>This site serves contracts ${contracts.oldest} to ${contracts.newest}.</p>
<h2>Shared modules</h2>
<p>A page has one copy of these, the host's: a build contains none, and uses these names only.</p>
<table><tr><th>Module</th><th>Version</th><th>Names</th></tr>${rows.join('')}</table>
<h2>Events</h2>
<p><code>useEvent(name, listener)</code> subscribes, <code>host().bus.emit(name, payload)</code> sends; the build declares what the sources use. A toast, a dialog, another page, a centre and a game are no events but calls of <code>host()</code>: <code>toast</code>, <code>dialog</code>, <code>navigate</code>, <code>openCentre</code>, <code>launch</code>. Payloads as JSON Schema:</p>
${Object.entries(events)
  .map(([name, schema]) => details(name, JSON.stringify(schema, undefined, 1)))
  .join('')}
<h2>Budgets</h2>
<p>Compressed by gzip: entry 8 KB, the heaviest page 80 KB, all files 384 KB. The registry measures the bytes and refuses a heavier version.</p>`;
}

const EXAMPLE = `// remote.ts
import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: 'bingo-hall',
  contract: 1,
  kind: 'page',
  routes: [{ path: '/bingo-hall', layout: 'full', keepAlive: true, group: 'bingo-hall', load: () => import('./src/page.tsx') }],
  locales: (tag) => import(\`./locales/\${tag}.json\`),
});

// src/page.tsx
import { useMember } from '@atrium/host';
import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('bingo-hall');
  const member = useMember();
  return <h1>{member ? t('hello', { name: member.nickname }) : t('welcome')}</h1>;
}`;

const PART_EXAMPLE = `// in remote.ts
parts: [{ place: 'member-centre.record', topics: ['BINGO'], load: () => import('./src/record-part.tsx') }],

// src/record-part.tsx
import type { Places } from '@atrium/host/places';

export function Part({ record }: Places['member-centre.record']) {
  return <p>{record.roundId}</p>;
}`;

export const STYLE =
  'body{margin:0;background:#fff;color:#1a1a22;font:16px/1.5 system-ui,sans-serif}main{max-width:900px;margin:0 auto;padding:24px 16px}' +
  'pre{overflow-x:auto;padding:12px;background:#f3f3f6;border-radius:8px;font-size:13px;line-height:1.45}table{display:block;overflow-x:auto;border-collapse:collapse;font-size:14px}' +
  'td,th{padding:6px 10px;border-bottom:1px solid #d9d9e0;text-align:start;vertical-align:top}summary{cursor:pointer;padding:4px 0}a{color:#3a32b8}' +
  '@media (prefers-color-scheme:dark){body{background:#121218;color:#ececf2}pre{background:#1e1e28}td,th{border-color:#33333f}a{color:#a9a4ff}}';
