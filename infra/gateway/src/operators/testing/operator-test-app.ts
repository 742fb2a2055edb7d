import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, type TestAppOptions, testApp } from '../../platform/testing/test-app.ts';

/** A gateway with the operators `operator` and `approver`, and a viewer, `onlooker`. */
export interface OperatorTestApp {
  app: TestApp;
  ask(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    who?: 'operator' | 'approver' | 'onlooker' | 'nobody',
    // biome-ignore lint/suspicious/noExplicitAny: each test reads the reply that its call returns.
  ): Promise<{ status: number; value: any }>;
  close(): Promise<void>;
}

export async function operatorTestApp(options: TestAppOptions = {}): Promise<OperatorTestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-operators-'));
  const operatorFile = join(folder, 'operator.json');
  writeFileSync(
    operatorFile,
    JSON.stringify({ operator: 'token-of-operator', approver: 'token-of-approver', onlooker: 'token-of-onlooker' }),
  );
  const app = await testApp({ ...options, config: { ...options.config, operatorFile } });
  return {
    app,
    async ask(method, url, body, who = 'operator') {
      const reply = await app.server.inject({
        method,
        url,
        headers: who === 'nobody' ? {} : { authorization: `Bearer token-of-${who}` },
        ...(body && { payload: body }),
      });
      return { status: reply.statusCode, value: reply.json() };
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
