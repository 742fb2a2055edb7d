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
import { comparisons, MEASURES, spreadsOf, tableOf } from './peers/results.ts';

/**
 * `npm run -s bench -- peers [--turns 5] [--only HOST,…] [--slow]`: one vertical inside Atrium's way of loading and inside
 * those of other frameworks, in one browser, in turns. `--slow` makes the processor four times slower and the network slow
 * 4G. e2e/peers/README.md describes the hosts and what is compared.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    turns: { type: 'string', default: '5' },
    only: { type: 'string' },
    slow: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const turns = Number(values.turns);
if (!Number.isInteger(turns) || turns < 1) throw new Error(`--turns is "${values.turns}"; it must be a count from 1.`);
const hosts = values.only ? (values.only.split(',') as Host[]) : HOSTS;
const unknown = hosts.find((host) => !HOSTS.includes(host));
if (unknown) throw new Error(`--only names "${unknown}". Known: ${HOSTS.join(', ')}.`);
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

const measured = Object.fromEntries(hosts.map((host) => [host, spreadsOf(visits.get(host)!)]));
const compared = comparisons(measured);
const ratios = compared && Object.fromEntries(Object.entries(compared).map(([key, { ratio }]) => [key, ratio]));
const environment = {
  node: process.version,
  chromium: browser.version(),
  processors: availableParallelism(),
  load: [load, loadavg()[0]!],
  turns,
  ...conditions,
};
if (values.json) console.log(JSON.stringify({ name: 'peers', ratios, measured, releases, faults, environment }));
else {
  console.log(`${turns} turns of each host, alternating; median (lowest to highest), less is better`);
  console.table(tableOf(measured));
  if (compared) {
    console.log('Atrium / the best of the frameworks');
    console.table(
      Object.fromEntries(
        Object.entries(compared).map(([key, { best, ratio }]) => [
          MEASURES[key as keyof Visit],
          { best, ratio: Number(ratio.toFixed(2)) },
        ]),
      ),
    );
  }
  console.log('A release while a tab is open on the vertical');
  console.table(
    Object.fromEntries(
      Object.entries(releases).map(([host, { openTabMs, afterReturn }]) => [
        host,
        {
          'the open tab shows it': openTabMs === null ? 'after a reload' : `after ${Math.round(openTabMs)} ms`,
          'a visitor who returns to it': afterReturn ? 'sees it' : 'sees the old version',
        },
      ]),
    ),
  );
  for (const kind of Object.keys(FAULTS) as FaultKind[]) {
    console.log(`A vertical that ${FAULTS[kind]}`);
    console.table(Object.fromEntries(Object.entries(faults).map(([host, ofHost]) => [host, ofHost[kind]])));
  }
  console.log(environment);
}
