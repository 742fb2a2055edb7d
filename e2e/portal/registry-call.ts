import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation, OperationBody, OperationReply } from '@atrium/contracts/registry-operation';
import { OPERATOR_FILE } from '@atrium/contracts/registry-paths';
import { runningPortal } from './running-portal.ts';

/** Calls the registry under test as the demo operator. */
export async function askRegistry<O extends Operation>(
  operation: O,
  { params = {}, query = '', body }: { params?: Record<string, string>; query?: string; body?: OperationBody<O> } = {},
): Promise<OperationReply<O>> {
  const { ops, varFolder } = runningPortal();
  const { operator } = JSON.parse(readFileSync(join(varFolder, OPERATOR_FILE), 'utf8')) as { operator: string };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => params[name]!);
  const response = await fetch(`${ops}${path}${query}`, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${operator}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${operation.name} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as OperationReply<O>;
}
