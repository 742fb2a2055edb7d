import { randomBytes } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkVersion } from './check-version.ts';
import { findChromium } from './find-chromium.ts';
import { CHECK_LIMITS, type CheckLimits } from './limits.ts';
import { processesBelow } from './process-tree.ts';
import { plainVersion } from './testing/plain-version.ts';

/* Each check starts a Chromium, so one version has as many faults as it can. */

const artefacts = mkdtempSync(join(tmpdir(), 'atrium-conformance-'));
/**
 * The folder of this file's checks alone: their processes have it in their arguments. Beside them, in the same process, other
 * tests check versions, too, and start browsers of their own, whose profiles may be in this folder as well.
 */
const checks = mkdtempSync(join(tmpdir(), 'atrium-own-checks-'));
const ofChecks = join(checks, 'atrium-check-');
// As on a machine: others read artefacts and the folder for temporary files, too.
for (const folder of [artefacts, checks]) chmodSync(folder, 0o755);
const { TMPDIR: folderBefore } = process.env;
const chromium = findChromium(process.env)!;
let pageFolder: string;
beforeAll(() => {
  const build = join(import.meta.dirname, '../../build/src/main.ts');
  execFileSync(process.execPath, [build, '--artifacts', artefacts, '--page', 'conformance'], { stdio: 'pipe' });
  const home = join(artefacts, 'conformance');
  pageFolder = join(home, readFileSync(join(home, 'current'), 'utf8'));
  process.env.TMPDIR = checks;
});
afterAll(() => {
  if (folderBefore === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = folderBefore;
  for (const folder of [artefacts, checks]) rmSync(folder, { recursive: true, force: true });
});

const SHOW = 'element.append(document.createElement("h1"))';
async function findingsOf(version: Promise<Uint8Array>, limits: Partial<CheckLimits> = {}) {
  const steps: string[] = [];
  const { findings } = await checkVersion({
    pageFolder,
    chromium,
    packed: await version,
    limits: { ...CHECK_LIMITS, ...limits },
    report: (step) => steps.push(step),
  });
  return { findings, steps };
}
const argumentsOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};
/** A process that has just ended has none. */
const userOf = (pid: number): number => {
  try {
    return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
};
const processesOfChecks = () => processesBelow(process.pid).filter(({ pid }) => argumentsOf(pid).includes(ofChecks));
const nothingIsLeft = () => expect(processesOfChecks()).toEqual([]);

it('[13-07] finds nothing in a version that mounts, updates and unmounts as it should, and reports its steps', async () => {
  const pages = {
    '/den': `${SHOW}; addEventListener("resize", () => {}, { signal }); host.bus.emit("modal.requested", { name: "loginModal" })`,
    '/den/two': SHOW,
  };
  const says = { 'modal.requested': {} };
  expect(await findingsOf(plainVersion({ pages, says }))).toEqual({
    findings: [],
    steps: ['loading its entry', 'reading its texts in 10 languages', '/den', '/den/two'],
  });
  nothingIsLeft();
});

it('runs no browser as root where another user can read what it needs', async () => {
  const users = new Set<number>();
  await checkVersion({
    pageFolder,
    chromium,
    packed: await plainVersion({ pages: { '/den': SHOW } }),
    report() {
      for (const { pid } of processesOfChecks()) users.add(userOf(pid));
    },
  });
  expect(users.size).toBeGreaterThan(0);
  const own = process.getuid!();
  const needs = [process.execPath, import.meta.filename, chromium].flatMap((file) => ['-a', '-r', file]).slice(1);
  const mayRead = own === 0 && spawnSync('test', needs, { uid: 64_321, gid: 64_321, cwd: '/' }).status === 0;
  expect(users.has(0)).toBe(own === 0 && !mayRead);
});

it('[13-07] says in a sentence what each page does that it may not', async () => {
  const { findings } = await findingsOf(
    plainVersion({
      thai: { title: ' ' },
      pages: {
        '/throws': 'throw new TypeError("no den")',
        '/late': `${SHOW}; Promise.reject(new Error("too late"))`,
        '/empty': '',
        '/interval': `${SHOW}; setInterval(() => {}, 60000)`,
        '/listener': `${SHOW}; addEventListener("resize", () => {})`,
        '/network': `${SHOW}; fetch("https://den.example/odds").catch(() => {})`,
        '/leaves': `${SHOW}; const link = new Image(); link.src = "https://pixel.example/1.png"`,
        '/window': `${SHOW}; open("/elsewhere")`,
        '/dialog': `${SHOW}; alert("Den")`,
        '/event': `${SHOW}; host.bus.emit("game.closed", { gameId: 1 })`,
        '/eval': `${SHOW}; try { eval("1") } catch {}`,
      },
    }),
  );
  expect(findings).toEqual(
    expect.arrayContaining([
      '"title" is empty in "th".',
      '/throws throws while it is shown: TypeError: no den',
      '/late: an error is not caught: too late',
      '/interval leaves an interval of 60000 ms behind.',
      '/listener leaves a listener for "resize" on window behind.',
      "The site's policy (connect-src) blocks https://den.example/odds.",
      "The site's policy (img-src) blocks https://pixel.example/1.png.",
      '/window: it opens a window.',
      '/dialog: it opens a dialog of the browser ("alert").',
      '/event emits the event "game.closed", which its manifest does not declare.',
      expect.stringMatching(/^\/event emits the event "game.closed" with a wrong payload: /),
      expect.stringMatching(/^The site's policy \(script-src\) blocks eval/),
    ]),
  );
  nothingIsLeft();
});

it('[13-07] says where a manifest lies about pages, parts and a centre, and what a page loads beside its first files', async () => {
  const centre = { name: 'member', defaultPage: 'home', preload: [], pages: [] };
  const heavy = `//${randomBytes(90_000).toString('base64')}`;
  const { findings } = await findingsOf(
    plainVersion({
      pages: {
        '/den': `${SHOW}; const request = new XMLHttpRequest(); request.open("GET", "/remotes/den/1.0.0/heavy.js", false); request.send()`,
        // As a container of webpack takes a module of the host, and as one of Vite does.
        '/small': `Object.values(scopes.react)[0].lib(); Object.values(scopes.jotai)[0].get(); ${SHOW}`,
      },
      files: { 'heavy.js': heavy },
      lies: {
        routes: [
          { path: '/den', layout: 'none', group: 'den', preload: [] },
          { path: '/small', layout: 'full', group: 'den', preload: [] },
        ],
        centre,
        parts: [{ place: 'shell.home', preload: [] }],
      },
    }),
  );
  expect(findings).toEqual([
    'its route /den is {"layout":"full","keepAlive":false,"group":"den"}; manifest.json says {"layout":"none","keepAlive":false,"group":"den"}.',
    'its centre is none; manifest.json says ["member","home",[]].',
    'its list of parts is none; manifest.json says [{"place":"shell.home"}].',
    expect.stringMatching(/^\/den loads \d+\.\d KB compressed before it is shown, the budget is 80\.0 KB\.$/),
    'It takes react from the host; manifest.json does not say so.',
    'It takes jotai from the host; manifest.json does not say so.',
  ]);
});

it('[13-07] ends a page that never ends, and one that takes all memory', async () => {
  const endless = plainVersion({ pages: { '/den': SHOW, '/loop': `${SHOW}; for (;;);` } });
  const { findings, steps } = await findingsOf(endless, { stepCpuMs: 3_000 });
  expect(findings).toEqual(['It did not end within 3 s of processor time at: /loop.']);
  expect(steps.at(-1)).toBe('/loop');
  nothingIsLeft();
  const greedy = plainVersion({
    pages: { '/den': `${SHOW}; globalThis.kept = []; for (;;) kept.push(new Uint8Array(2 ** 24).fill(1))` },
  });
  expect((await findingsOf(greedy, { memoryBytes: 900 * 1024 * 1024 })).findings).toEqual([
    expect.stringMatching(/memory.* at: \/den\.$/),
  ]);
  nothingIsLeft();
});

it('[13-07] throws where the browser does not start', async () => {
  const packed = await plainVersion({ pages: { '/den': SHOW } });
  const check = checkVersion({ pageFolder, chromium: '/bin/false', packed, report: () => {} });
  await expect(check).rejects.toThrow('ended without an outcome');
  nothingIsLeft();
});
