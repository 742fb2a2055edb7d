import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Transport } from '@atrium/api/transport';
import { session } from '@atrium/contracts/console';
import type { Registration } from '@atrium/contracts/registry-versions';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventSource as FetchEventSource } from 'eventsource';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { startLanguage } from '../boot/language.ts';
import { createClient } from '../data/client.ts';

const SERVER = join(import.meta.dirname, '../../../registry/src/testing/serve-registry.ts');

type Caller = 'operator' | 'approver' | 'gateway';

/**
 * The real registry of `brands` in a process of its own, with two remotes; the page under test reaches it over HTTP, and
 * through it the gateway at `site`.
 */
export async function testRegistryProcess({
  site = 'http://127.0.0.1:9',
  brands = ['atrium'],
}: {
  site?: string;
  brands?: readonly string[];
} = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER, site, brands.join()], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { address, tokens, folder } = JSON.parse(String(line)) as {
    address: string;
    folder: string;
    tokens: Record<Caller, string>;
  };

  /** A call by one of the two operators, or by a gateway, outside the console. */
  async function call(as: Caller, method: string, path: string, body?: object) {
    const answer = await fetch(`${address}/registry${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[as]}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const value = (await answer.json()) as Record<string, never>;
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  for (const remote of ['slots', 'fish']) {
    for (const version of ['1.0.0', '1.1.0']) {
      await call('operator', 'POST', `/remotes/${remote}/versions`, registration(remote, version));
      await call('operator', 'POST', `/remotes/${remote}/promote`, { version });
    }
  }
  return {
    address,
    /** Where the keys are that its gateways trust. */
    folder,
    call,
    /** Saves what a check in Chromium found in a version. */
    async checked(version: { remote: string; version: string; findings: string[] }) {
      child.stdin.write(`${JSON.stringify(version)}\n`);
      await once(child.stdout, 'data');
    },
    async stop() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
export type TestRegistryProcess = Awaited<ReturnType<typeof testRegistryProcess>>;

function registration(remote: string, version: string): Registration {
  const at = `/remotes/${remote}/${version}/`;
  return {
    version,
    container: `${remote}_${version.replace(/\W/g, '_')}`,
    entry: `${at}remoteEntry.js`,
    integrity: `sha384-${'A'.repeat(64)}`,
    contract: 1,
    subject: 'game',
    routes: [{ path: `/${remote}`, layout: 'full', group: remote }],
    size: 12_000,
    commit: 'c0ffee',
    consumes: {},
    events: { hears: {}, says: {} },
    sizes: { entry: 6_000, initial: 12_000 },
  };
}

interface Options {
  as?: 'operator' | 'approver';
  path?: string;
  language?: string;
  /** Its streams stay open and silent: the page shows the data of its first requests. */
  deaf?: boolean;
  /** The path of a stream whose first opening is refused, as by a proxy while the registry starts again. */
  refusedOnce?: string;
  /** Its requests come from another machine, where the demo operators need a second factor. */
  remote?: boolean;
}

/** The console of one browser: cookies are kept between its calls, as a browser keeps them for this origin. */
export async function openConsole(
  { address }: { address: string },
  { as, path = '/', language = 'en', deaf = false, refusedOnce, remote = false }: Options = {},
) {
  const jar = new Map<string, string>();
  const own = () => ({
    origin: address,
    'sec-fetch-site': 'same-origin',
    ...(remote && { 'x-forwarded-for': '203.0.113.9' }),
    ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
  });
  const transport: Transport = async ({ method, url, headers, body, signal }) => {
    const answer = await fetch(address + url, {
      method,
      headers: { ...headers, ...own() },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (set.includes('Max-Age=0')) jar.delete(name!);
      else jar.set(name!, value!);
    }
    const text = await answer.text();
    return { status: answer.status, headers: {}, body: text ? JSON.parse(text) : null };
  };
  const client = createClient({ transport, present: () => true });
  if (as)
    await transport({
      method: 'POST',
      url: '/console/sign-in',
      headers: { 'content-type': 'application/json', 'x-atrium-console': 'active' },
      body: JSON.stringify({ name: as, password: as === 'operator' ? 'Operator-0001' : 'Approver-0001' }),
    });
  const streams: FetchEventSource[] = [];
  let refused = false;
  const openStream = (url: string) => {
    if (deaf) return Object.assign(new EventTarget(), { readyState: 1, close() {} }) as unknown as EventSource;
    const refuses = !refused && refusedOnce !== undefined && url.startsWith(refusedOnce);
    refused ||= refuses;
    const stream = new FetchEventSource(address + (refuses ? '/nothing' : url), {
      fetch: (input, init) => fetch(input, { ...init, headers: { ...init.headers, ...own() } }),
    });
    streams.push(stream);
    return stream as unknown as EventSource;
  };
  const i18n = await startLanguage({ getItem: () => null }, [language]);
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App i18n={i18n} client={client} openStream={openStream} />
    </MemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    client,
    view,
    whoami: () => client.call(session),
    close() {
      view.unmount();
      for (const stream of streams) stream.close();
    },
  };
}
