import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a host provides, as its build describes it: contracts, shared modules with their versions, events as JSON Schema. */
export interface ProvidedByHost {
  contracts: { oldest: number; newest: number };
  provides?: Record<string, { version?: string; names?: string[] }>;
  events: Record<string, object>;
}

interface NeededFile {
  path: string;
  integrity: string;
}

/** The build's description of the shell (`shell.json`), with the address of its files. */
export interface ShellBuild {
  base: string;
  scripts: readonly NeededFile[];
  /**
   * All style sheets as one text that is inlined in the page, so that the first paint needs no request, and its hash
   * for the policy.
   */
  style: { text: string; hash: string };
  /**
   * Further files of the first screen: of the home page, of a page of any remote, of the shell's own pages by path, and
   * the texts by language tag: `first` on every page, `later` on all but home.
   */
  preload: {
    home: readonly NeededFile[];
    remote: readonly NeededFile[];
    pages?: Readonly<Record<string, readonly NeededFile[]>>;
    texts?: Readonly<Record<string, { first: readonly NeededFile[]; later: readonly NeededFile[] }>>;
  };
  fonts: readonly string[];
  /** What it provides to remotes: contracts, shared modules, events. */
  host?: ProvidedByHost;
  /** The service worker's script for this shell; undefined in builds from before there was one. */
  worker: string | undefined;
}

const CACHE_TTL_MS = 1_000;

/**
 * The shell build in use: the folder named in `<artifacts>/shell/current`, else the newest. It is looked up again after
 * a second, so that a new shell is served without a restart, while old pages still find their files. Another pointer
 * selects another build: `development` is the one whose React can refresh components in place.
 */
export function shellBuilds(
  artifactsFolder: string | undefined,
  pointer: 'current' | 'development' = 'current',
): () => ShellBuild | undefined {
  let known: { at: number; hash: string | undefined; build: ShellBuild | undefined } | undefined;
  return () => {
    if (!artifactsFolder) return undefined;
    if (known && performance.now() - known.at < CACHE_TTL_MS) return known.build;
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
  // An older shell lists no preloads; it must still be served after a rollback.
  const {
    scripts,
    styles,
    fonts,
    host,
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
    ...(host && { host }),
  };
}

type Described = Pick<ShellBuild, 'scripts' | 'fonts' | 'host'> &
  Partial<Pick<ShellBuild, 'preload'>> & { styles: readonly NeededFile[] };

/** Addresses in a style sheet are relative to it; inside the page they need its folder. */
function inlined(sheets: string, base: string): ShellBuild['style'] {
  const text = sheets.replace(/url\((["']?)(?!["']|[a-z]+:|\/|#)/gi, `url($1${base}`).replaceAll('</', '<\\/');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
