import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR_FILE } from '@atrium/contracts/registry-paths';
import { runningPortal } from './running-portal.ts';

/** The newest message that the development provider stored for a number or an address. */
export async function lastMessageTo(target: string): Promise<string> {
  const { site, varFolder } = runningPortal();
  const { operator } = JSON.parse(readFileSync(join(varFolder, OPERATOR_FILE), 'utf8')) as { operator: string };
  const reply = await fetch(`${site}/ops/outbox?limit=1&target=${encodeURIComponent(target)}`, {
    headers: { authorization: `Bearer ${operator}` },
  });
  const messages = (await reply.json()) as { text: string }[];
  if (!reply.ok || !messages[0]) throw new Error(`The outbox returned ${reply.status} and no message for ${target}.`);
  return messages[0].text;
}
