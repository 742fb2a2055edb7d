import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface NeededFile {
  path: string;
  integrity: string;
}

/** What the build says about the shell (`shell.json`), with the address that its files are served under. */
export interface ShellBuild {
  base: string;
  scripts: readonly NeededFile[];
  /** All style sheets as one text for the page itself, and its hash for the policy: no request stands before the first paint. */
  style: { text: string; hash: string };
  /** What the first screen needs besides: of the home page, of a page of any remote, and of the shell's own pages by their paths. */
  preload: {
    home: readonly NeededFile[];
    remote: readonly NeededFile[];
    pages?: Readonly<Record<string, readonly NeededFile[]>>;
  };
  fonts: readonly string[];
  /** Script of the service worker that keeps this shell; none in a shell built before there was one. */
  worker: string | undefined;
}

const FRESH = 1_000;

/**
 * The shell build in use: the folder that `<artifacts>/shell/current` names, else the newest. Looked up again after a
 * second, so that a newly built shell is served without a restart while old pages still find their files. Another
 * pointer names another build: `development` is the one whose React can refresh a component in place.
 */
export function shellBuilds(
  artifactsFolder: string | undefined,
  pointer: 'current' | 'development' = 'current',
): () => ShellBuild | undefined {
  let known: { at: number; hash: string | undefined; build: ShellBuild | undefined } | undefined;
  return () => {
    if (!artifactsFolder) return undefined;
    if (known && performance.now() - known.at < FRESH) return known.build;
    const home = join(artifactsFolder, 'shell');
    const hash = currentHash(home, pointer);
    const build = hash === undefined || hash === known?.hash ? known?.build : readBuild(home, hash);
    known = { at: performance.now(), hash, build };
    return build;
  };
}

function currentHash(home: string, name: string): string | undefined {
  if (!existsSync(home)) return undefined;
  const pointer = join(home, name);
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();
  if (name !== 'current') return undefined;
  const builds = readdirSync(home).filter((name) => existsSync(join(home, name, 'shell.json')));
  const age = (name: string) => statSync(join(home, name, 'shell.json')).mtimeMs;
  return builds.sort((a, b) => age(b) - age(a))[0];
}

function readBuild(home: string, hash: string): ShellBuild | undefined {
  const file = join(home, hash, 'shell.json');
  if (!existsSync(file)) return undefined;
  // A shell built earlier names no preloads; it is served all the same when somebody goes back to it.
  const {
    scripts,
    styles,
    fonts,
    preload = { home: [], remote: [] },
  } = JSON.parse(readFileSync(file, 'utf8')) as Described;
  const base = `/shell/${hash}/`;
  const worker = join(home, hash, 'worker.js');
  return {
    base,
    scripts,
    worker: existsSync(worker) ? readFileSync(worker, 'utf8') : undefined,
    style: inlined(styles.map(({ path }) => readFileSync(join(home, hash, path), 'utf8')).join(''), base),
    fonts,
    preload,
  };
}

type Described = Pick<ShellBuild, 'scripts' | 'fonts'> &
  Partial<Pick<ShellBuild, 'preload'>> & { styles: readonly NeededFile[] };

/** Addresses in a sheet are relative to it: inside the page they need its folder. */
function inlined(sheets: string, base: string): ShellBuild['style'] {
  const text = sheets.replace(/url\((["']?)(?!["']|[a-z]+:|\/|#)/gi, `url($1${base}`).replaceAll('</', '<\\/');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
