import type { PoolClient } from 'pg';
import { RegistryError } from '../registry-error.ts';
import { browserChecksOf } from './browser-check.repository.ts';

/** Refuses to promote a version that failed in Chromium, unless an operator decides otherwise. */
export async function requirePassed(
  client: PoolClient,
  remote: string,
  version: string,
  despiteFindings = false,
): Promise<void> {
  const { findings } = (await browserChecksOf(client, [remote])).get(`${remote}@${version}`) ?? {};
  if (!findings || despiteFindings) return;
  throw new RegistryError(
    'BROWSER_CHECK_FAILED',
    `${remote} ${version} failed its check in Chromium: ${findings.join(' ')} An operator can promote it in spite of that, with a reason (--despite-findings).`,
  );
}
