import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, type TestAppOptions, testApp } from '../../platform/testing/test-app.ts';

/** A gateway with the operators `operator` and `approver`, and a viewer, `onlooker`, and a `squad`. */
export interface OperatorTestApp {
  app: TestApp;
  ask(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    who?: 'operator' | 'approver' | 'onlooker' | 'squad' | 'nobody',
    // biome-ignore lint/suspicious/noExplicitAny: each test reads the reply that its call returns.
  ): Promise<{ status: number; value: any }>;
  /** Changes a setting, with the approval of a second operator if the change waits for one. */
  change(key: string, value: unknown): Promise<void>;
  close(): Promise<void>;
}

export async function operatorTestApp(options: TestAppOptions = {}): Promise<OperatorTestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-operators-'));
  const operatorFile = join(folder, 'operator.json');
  writeFileSync(
    operatorFile,
    JSON.stringify({
      operator: 'token-of-operator',
      approver: 'token-of-approver',
      onlooker: 'token-of-onlooker',
      squad: 'token-of-squad',
    }),
  );
  const app = await testApp({ ...options, config: { ...options.config, operatorFile } });
  const ask: OperatorTestApp['ask'] = async (method, url, body, who = 'operator') => {
    const reply = await app.server.inject({
      method,
      url,
      headers: who === 'nobody' ? {} : { authorization: `Bearer token-of-${who}` },
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, value: reply.json() };
  };
  return {
    app,
    ask,
    async change(key, value) {
      const { status, value: set } = await ask('POST', '/ops/config', { key, value, reason: 'a test' });
      if (status !== 200) throw new Error(`${key}: ${JSON.stringify(set)}`);
      if (!set.approval) return;
      const approved = await ask('POST', `/ops/changes/${set.approval.id}/approve`, {}, 'approver');
      if (approved.status !== 200) throw new Error(`${key}: ${JSON.stringify(approved.value)}`);
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
