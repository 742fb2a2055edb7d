import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { IDEMPOTENCY_HEADER } from '@atrium/contracts/live';
import { placeBet } from '@atrium/contracts/lottery-bets';
import { createWithdrawal, withdrawal } from '@atrium/contracts/payments';
import { type SupportConversation, supportDesk, writeToSupport } from '@atrium/contracts/support';
import { type TestRegistryProcess, testRegistryProcess } from './test-console.tsx';

const SERVER = join(import.meta.dirname, '../../../gateway/src/processes/testing/serve-gateway.ts');

interface Member {
  account: string;
  accountId: string;
  cookie: string;
}

/** The real gateway in a process of its own and the real registry in front of it, with one member on the site. */
export async function testBackOffice() {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = async <Line>() => JSON.parse(String(((await once(child.stdout, 'data')) as [Buffer])[0])) as Line;
  const { address } = await line<{ address: string }>();
  const registry: TestRegistryProcess = await testRegistryProcess({ site: address });
  child.stdin.write(`${JSON.stringify({ opsUrl: registry.address, folder: registry.folder })}\n`);
  const { account, accountId, cookie } = await line<Member>();

  /** A call of the member, as the site makes it. */
  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(address + path, {
      method,
      headers: {
        cookie,
        origin: address,
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: crypto.randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { success, value } = (await answer.json()) as { success: boolean; value: Value };
    if (!success) throw new Error(`${method} ${path}: ${answer.status}`);
    return value;
  }
  return {
    registry,
    account,
    withdraw: (amount: string) =>
      ask<{ id: string; reference: string }>('POST', createWithdrawal.path, { accountId, amount }),
    withdrawal: (id: string) => ask<{ status: string; reason?: string }>('GET', withdrawal.path.replace(':id', id)),
    writeToSupport: (text: string, more: object = {}) =>
      ask<SupportConversation>('POST', writeToSupport.path, {
        key: crypto.randomUUID(),
        topic: 'withdrawal',
        text,
        ...more,
      }),
    /** Bets 2.00 on each of some numbers of the market RIVER at `price`; returns the code of a refusal. */
    async bet(issue: string, numbers: readonly string[], price: string): Promise<string | undefined> {
      const stake = String(numbers.length * 200);
      const line = {
        play: 'two-bottom',
        selection: numbers.join(','),
        unit: '200',
        multiple: 1,
        notes: String(numbers.length),
        stake,
        prices: { hit: price },
      };
      const answer = await fetch(address + placeBet.path, {
        method: 'POST',
        headers: {
          cookie,
          origin: address,
          'content-type': 'application/json',
          [IDEMPOTENCY_HEADER]: crypto.randomUUID(),
        },
        body: JSON.stringify({ gameCode: 'RIVER', issue, lines: [line], stake }),
      });
      return ((await answer.json()) as { code?: string }).code;
    },
    conversation: async () => (await ask<{ conversation: SupportConversation }>('GET', supportDesk.path)).conversation,
    /** Whether the member is still signed in. */
    isIn: async () =>
      (await fetch(address + createWithdrawal.path.replace(/withdrawal$/, 'withdrawals'), { headers: { cookie } })).ok,
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
      await registry.stop();
    },
  };
}
export type TestBackOffice = Awaited<ReturnType<typeof testBackOffice>>;
