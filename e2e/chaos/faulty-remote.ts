import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registration, register } from '@atrium/contracts/registry-versions';
import { buildRemote } from '@atrium/remote/build-remote';
import type { BuiltManifest } from '@atrium/remote-contract/built-manifest';
import { askRegistry } from '../portal/registry-call.ts';
import { runningPortal } from '../portal/running-portal.ts';

/** The key of localStorage that chooses a page's failure; a page without it does not fail. */
export const FAULT_KEY = 'chaos.fault';
/** The text that the faulty version shows if it does not fail at once. */
export const FAULTY_TEXT = 'This page fails on demand';

/** The attribute of a document whose page has failed. */
export const FAILED_MARK = 'data-chaos-failed';

let releaseCount = 0;

/** Builds and releases a version of a remote that has all of its addresses, and fails as `FAULT_KEY` says. */
export async function releaseFaulty(remote: string, base: string): Promise<string> {
  const { varFolder } = runningPortal();
  const versions = join(varFolder, 'artifacts/remotes', remote);
  const real = JSON.parse(readFileSync(join(versions, base, 'manifest.json'), 'utf8')) as BuiltManifest;
  const folder = join(varFolder, 'chaos', `${remote}-${Date.now()}`);
  const version = `${base.split('-')[0]}-chaos.${Date.now().toString(36)}${++releaseCount}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.ts'), PAGE);
  writeFileSync(join(folder, 'remote.ts'), declaration(real));
  return registerBuild(await buildRemote({ folder, version, bundler: 'rspack', output: join(versions, version) }));
}

async function registerBuild({
  name,
  version,
  container,
  entry,
  integrity,
  preload,
  contract,
  subject,
  routes,
  centre,
  files,
  consumes,
}: BuiltManifest): Promise<string> {
  const at = `/remotes/${name}/${version}/`;
  const needed = (list: BuiltManifest['preload']) =>
    list.map((file) => ({ url: at + file.path, integrity: file.integrity }));
  const gzip = (paths: string[]) =>
    files.filter(({ path }) => paths.includes(path)).reduce((sum, file) => sum + file.gzip, 0);
  const body: Registration = {
    version,
    container,
    contract,
    subject,
    integrity,
    consumes,
    entry: at + entry,
    preload: needed(preload),
    routes: routes.map((route) => ({ ...route, preload: needed(route.preload) })),
    ...(centre && { centre: { ...centre, preload: needed(centre.preload) } }),
    events: { hears: {}, says: {} },
    commit: 'story',
    size: gzip(files.map(({ path }) => path)),
    sizes: { entry: gzip([entry]), initial: gzip([entry, ...preload.map(({ path }) => path)]) },
  };
  await askRegistry(register, { params: { name }, body });
  return version;
}

const LOAD = "load: () => import(/* webpackChunkName: 'page' */ './page.ts')";
const withLoad = (data: object): string => `{ ...${JSON.stringify(data)}, ${LOAD} }`;

function declaration({ name, subject, routes, centre }: BuiltManifest): string {
  const pages = routes.map(({ preload: _, ...route }) => withLoad(route)).join(', ');
  const own =
    centre &&
    `centre: { name: '${centre.name}', defaultPage: '${centre.defaultPage}', ${LOAD}, pages: [${centre.pages.map(withLoad).join(', ')}] },`;
  return `
const fault = globalThis.document ? localStorage.getItem('${FAULT_KEY}') : null;
if (fault === 'evaluation') throw new TypeError('planted failure');
export const remote = {
  name: '${name}', contract: fault === 'contract' ? 99 : 1, kind: '${subject}',
  routes: [${pages}], ${own ?? ''}
  locales: { en: async () => ({ default: {} }) },
};
`;
}

const PAGE = `
import * as react from 'react';
const fault = localStorage.getItem('${FAULT_KEY}');
const fail = () => {
  document.documentElement.setAttribute('${FAILED_MARK}', fault);
  throw new TypeError('planted failure');
};
export function Page() {
  if (fault === 'render') fail();
  react.useEffect(() => {
    if (fault === 'effect') fail();
    if (fault === 'timer') setTimeout(fail, 200);
    if (fault === 'promise') setTimeout(async () => fail(), 200);
  }, []);
  return react.createElement('h1', null, '${FAULTY_TEXT}');
}
`;
