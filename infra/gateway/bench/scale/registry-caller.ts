import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promote, restore, swap } from '@atrium/contracts/registry-channels';
import type { Operation, OperationBody, OperationReply } from '@atrium/contracts/registry-operation';
import { OPERATOR_FILE } from '@atrium/contracts/registry-paths';
import { register } from '@atrium/contracts/registry-versions';

type Person = 'operator' | 'approver';

/** Calls a registry with the operators' tokens that its first start wrote. */
export type RegistryCaller = <O extends Operation>(
  operation: O,
  body: OperationBody<O>,
  as?: Person,
) => Promise<OperationReply<O>>;

const REMOTE = 'bench-hall';
const REASON = 'a measurement';
const MOST_TRIES = 20;
const AGAIN_MS = 200;

export const registryCaller =
  (url: string, secretsFolder: string): RegistryCaller =>
  async (operation, body, as = 'operator') => {
    const tokens = JSON.parse(readFileSync(join(secretsFolder, OPERATOR_FILE), 'utf8')) as Record<Person, string>;
    const send = () =>
      fetch(url + operation.path.replace(':name', REMOTE), {
        method: operation.method,
        headers: { authorization: `Bearer ${tokens[as]}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    let answer = await send();
    // The registry died before it answered: an operator gives the command again.
    for (let tries = 1; answer.status === 502 && tries < MOST_TRIES; tries++) {
      await pause(AGAIN_MS);
      answer = await send();
    }
    if (!answer.ok) throw new Error(`${operation.name} returned ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as never;
  };

/** Releases a remote with one page to everybody, so that there is something to swap. */
export async function releaseRemote(ask: RegistryCaller, artifacts: string): Promise<void> {
  const version = '1.0.0';
  const at = `/remotes/${REMOTE}/${version}/`;
  const code = 'export {};\n';
  mkdirSync(join(artifacts, at), { recursive: true });
  writeFileSync(join(artifacts, at, 'remoteEntry.js'), code);
  await ask(register, {
    version,
    container: 'bench_hall_1_0_0',
    entry: `${at}remoteEntry.js`,
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    preload: [],
    contract: 1,
    subject: 'game',
    routes: [{ path: `/${REMOTE}`, layout: 'full', keepAlive: true, group: REMOTE, preload: [] }],
    size: 1_000,
    commit: 'measure',
    consumes: {},
    events: { hears: {}, says: {} },
    sizes: { entry: 1_000, initial: 1_000 },
  });
  await ask(promote, { version, reason: REASON } as OperationBody<typeof promote>);
}

/** Puts the remote's maintenance page in its place, or ends that. Returns the sequence of the snapshot that says so. */
export async function changeRemote(ask: RegistryCaller, to: 'maintenance' | 'back'): Promise<number> {
  const changed =
    to === 'maintenance'
      ? await ask(swap, { maintenance: 'Back soon', reason: REASON })
      : await ask(restore, { reason: REASON });
  if (!changed.applied) throw new Error('The registry asks for a second person.');
  return changed.sequence;
}
