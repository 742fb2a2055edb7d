import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { LIVE_PATH, sessionCookie } from '@atrium/contracts/live';
import { CHANGES_FIELD } from '@atrium/contracts/snapshot-change';
import { balance } from '@atrium/contracts/wallet';
import type { TabsReport, TabsRequest } from './tabs.ts';

/*
 * Open tabs on a thread of their own: each reads the live stream over a raw socket, reconnects after a break as the
 * shell does, and reads its balance again when the stream says that it missed something. The first ones are members'.
 */
const { port, count, secrets } = workerData as { port: number; count: number; secrets: readonly string[] };
const OPENING_AT_ONCE = 100;
/** Those of the shell (`live-stream.ts`). */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A gap reaches all tabs at once. Each reads its balance within this time. */
const GAP_SPREAD_MS = 1_000;

interface Tab {
  cookie: string;
  isOpen: boolean;
  failures: number;
  lastId: string;
  snapshot: number;
  balance: { sequence: number; cash: string };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const tabs: Tab[] = Array.from({ length: count }, (_, i) => ({
  cookie: secrets[i] === undefined ? '' : `Cookie: ${sessionCookie(port)}=${secrets[i]}\r\n`,
  isOpen: false,
  failures: 0,
  lastId: '',
  snapshot: 0,
  balance: { sequence: -1, cash: '' },
}));
let open = 0;
let cuts = 0;
let gaps = 0;
let allOpenAt = 0;
/** For each snapshot's sequence: how many tabs have it, and when the last one received it. */
const snapshots = new Map<number, { tabs: number; at: number }>();

for (let next = 0; next < count; next += OPENING_AT_ONCE)
  await Promise.all(
    tabs.slice(next, next + OPENING_AT_ONCE).map((tab) => new Promise<void>((done) => follow(tab, done))),
  );
parentPort!.postMessage({ ready: true });
parentPort!.on('message', (asked: TabsRequest) => {
  if (asked === 'mark') [cuts, gaps, allOpenAt] = [0, 0, 0];
  const report: TabsReport = {
    open,
    cuts,
    gaps,
    allOpenAt,
    snapshots: [...snapshots],
    cash: asked === 'balances' ? tabs.slice(0, secrets.length).map((tab) => tab.balance.cash) : [],
  };
  parentPort!.postMessage(report);
});

function follow(tab: Tab, opened: () => void = () => {}): void {
  const query = new URLSearchParams({ [CHANGES_FIELD]: '1', snapshot: String(tab.snapshot) });
  if (tab.lastId) query.set('lastEventId', tab.lastId);
  // HTTP/1.0, so that the body arrives without the framing of chunks.
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(
      `GET ${LIVE_PATH}?${query} HTTP/1.0\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\n${tab.cookie}\r\n`,
    ),
  );
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (!tab.isOpen) {
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!/^HTTP\/1\.\d 200/.test(text)) return void socket.destroy();
      text = text.slice(end + 4);
      begin(tab);
      opened();
    }
    const events = text.split('\n\n');
    text = events.pop()!;
    for (const event of events) receive(tab, event);
  });
  socket.once('close', () => lost(tab, opened));
}

function begin(tab: Tab): void {
  tab.isOpen = true;
  open += 1;
  if (open === count) allOpenAt = Date.now();
  if (tab.failures > 0 && !tab.lastId) readAgain(tab);
  tab.failures = 0;
}

function lost(tab: Tab, opened: () => void): void {
  if (tab.isOpen) {
    tab.isOpen = false;
    open -= 1;
    cuts += 1;
    allOpenAt = 0;
  }
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tab.failures++);
  setTimeout(() => follow(tab, opened), most / 2 + (Math.random() * most) / 2);
}

function receive(tab: Tab, event: string): void {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
  const id = field('id');
  if (id) tab.lastId = id;
  const name = field('event');
  if (name === 'live.gap') {
    gaps += 1;
    readAgain(tab);
  } else if (name === 'balance.changed') take(tab, JSON.parse(field('data')!) as Tab['balance']);
  else if (name === 'registry.changed' || name === 'registry.part') {
    const { sequence } = JSON.parse(field('data')!) as { sequence: number };
    tab.snapshot = Math.max(tab.snapshot, sequence);
    const known = snapshots.get(sequence) ?? { tabs: 0, at: 0 };
    snapshots.set(sequence, { tabs: known.tabs + 1, at: Date.now() });
  }
}

function take(tab: Tab, { sequence, cash }: Tab['balance']): void {
  if (sequence >= tab.balance.sequence) tab.balance = { sequence, cash };
}

function readAgain(tab: Tab): void {
  if (!tab.cookie) return;
  const again = () => void setTimeout(() => read(tab, again), Math.random() * GAP_SPREAD_MS);
  again();
}

function read(tab: Tab, failed: () => void): void {
  const headers = { cookie: tab.cookie.replace(/^Cookie: |\r\n$/g, '') };
  const asked = request({ agent, host: '127.0.0.1', port, path: balance.path, headers }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    answer.once('end', () =>
      answer.statusCode === 200 ? take(tab, (JSON.parse(text) as { value: Tab['balance'] }).value) : failed(),
    );
  });
  asked.once('error', failed);
  asked.end();
}
