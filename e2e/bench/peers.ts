import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../portal/launch-chromium.ts';
import { HOSTS, type Host } from './peers/hosts.ts';
import { installPeers } from './peers/install-peers.ts';
import { FAULTS, type Fault, type FaultKind, measureFault } from './peers/measure-faults.ts';
import { measureRelease, type Release } from './peers/measure-release.ts';
import { measureVisit, type Visit } from './peers/measure-visit.ts';
import { peerServer } from './peers/peer-server.ts';
import { withTables } from './peers/peers-document.ts';
import { comparisons, spreadsOf } from './peers/results.ts';
import { tablesOf } from './peers/tables.ts';

/**
 * `npm run -s bench -- peers [--turns 5] [--only HOST,…] [--slow] [--write]`: one vertical inside Atrium's way of loading and inside
 * those of other frameworks, in one browser, in turns. `--slow` makes the processor four times slower and the network slow
 * 4G; `--write` keeps the tables in docs/peers.md. e2e/peers/README.md describes the hosts and what is compared.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    turns: { type: 'string', default: '5' },
    only: { type: 'string' },
    slow: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const turns = Number(values.turns);
if (!Number.isInteger(turns) || turns < 1) throw new Error(`--turns is "${values.turns}"; it must be a count from 1.`);
const hosts = values.only ? (values.only.split(',') as Host[]) : HOSTS;
const unknown = hosts.find((host) => !HOSTS.includes(host));
if (unknown) throw new Error(`--only names "${unknown}". Known: ${HOSTS.join(', ')}.`);
if (values.write && values.only)
  throw new Error('--write keeps the tables of all hosts, so it cannot be given together with --only.');
const conditions = values.slow ? { slowdown: 4, isSlowNetwork: true } : { slowdown: 1, isSlowNetwork: false };

const root = resolve(import.meta.dirname, '../..');
if (!values.built) installPeers(root, hosts);
const load = loadavg()[0]!;
const server = await peerServer(join(root, 'e2e/peers/dist'), hosts);
const browser = await launchChromium();
const visits = new Map<Host, Visit[]>(hosts.map((host) => [host, []]));
const releases: Partial<Record<Host, Release>> = {};
const faults: Partial<Record<Host, Record<FaultKind, Fault>>> = {};
try {
  // One turn of each warms up the server.
  for (let turn = 0; turn <= turns; turn++)
    for (const host of hosts) {
      const visit = await measureVisit(browser, server.site, host, conditions);
      if (turn > 0) visits.get(host)!.push(visit);
    }
  for (const host of hosts) {
    releases[host] = await measureRelease(browser, server, host, conditions);
    const ofHost: Partial<Record<FaultKind, Fault>> = {};
    for (const kind of Object.keys(FAULTS) as FaultKind[])
      ofHost[kind] = await measureFault(browser, server.site, host, kind, conditions);
    faults[host] = ofHost as Record<FaultKind, Fault>;
  }
} finally {
  await browser.close();
  await server.close();
}

const tables = tablesOf({ visits: Object.fromEntries(visits), releases, faults });
const environment = {
  node: process.version,
  chromium: browser.version(),
  processors: availableParallelism(),
  load: [load, loadavg()[0]!],
  turns,
  ...conditions,
};
if (values.json) {
  const compared = comparisons(Object.fromEntries(visits));
  const ratios =
    compared && Object.fromEntries(Object.entries(compared).map(([key, { ratio }]) => [key, ratio.median]));
  const measured = Object.fromEntries(hosts.map((host) => [host, spreadsOf(visits.get(host)!)]));
  console.log(JSON.stringify({ name: 'peers', ratios, measured, releases, faults, environment }));
} else {
  console.log(`${turns} turns of each host, alternating`);
  for (const { title, cells } of tables) {
    console.log(title);
    console.table(cells);
  }
  console.log(environment);
}
if (values.write) {
  const file = join(root, 'docs/peers.md');
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), values.slow, origin(), tables));
}

/** What was measured, when and where, as the first line above the tables. */
function origin(): string {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const { processors, chromium } = environment;
  const loads = environment.load.map((one) => one.toFixed(1)).join(' to ');
  return `${new Date().toISOString().slice(0, 10)}, ${commit}: ${turns} turns of each host, alternating. ${processors} processors, load ${loads}, Chromium ${chromium}.`;
}
