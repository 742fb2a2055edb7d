import * as calls from '@atrium/contracts/registry-shadow';
import type { DifferenceKind } from '@atrium/contracts/reportable-findings';
import type { Bind } from '../bind-operation.ts';
import { makeChange, type RegistryParts } from '../registry.ts';
import { endShadow, startShadow } from './change-shadow.ts';
import { findingsOf, shadowOf } from './shadow.repository.ts';

export function shadowRoutes(parts: RegistryParts, bind: Bind): void {
  bind(calls.startShadow, ({ operator: { name }, body, params }) =>
    makeChange(parts, name, startShadow(parts, name, params.name, body)),
  );
  bind(calls.endShadow, ({ operator, body, params }) =>
    makeChange(parts, operator.name, endShadow(parts, params.name, body)),
  );
  bind(calls.shadow, ({ params }) => reportOf(parts, params.name));
}

/** What the latest shadow of a remote found: while it runs, and after its end until the next one. */
async function reportOf(
  { pool, brand }: Pick<RegistryParts, 'pool' | 'brand'>,
  remote: string,
): Promise<calls.ShadowReport | null> {
  const shadow = await shadowOf(pool, brand, remote);
  if (!shadow) return null;
  const findings = await findingsOf(pool, brand, remote);
  const { version, startedBy, mostRenderings, renderings, same, failing } = shadow;
  return {
    version,
    startedAt: shadow.startedAt.toISOString(),
    startedBy,
    until: shadow.until.toISOString(),
    ...(shadow.endedAt && { ended: { at: shadow.endedAt.toISOString(), reason: shadow.endReason ?? '' } }),
    mostRenderings,
    renderings,
    same,
    failing,
    refused: { writes: shadow.refusedWrites, reads: shadow.refusedReads },
    errors: findings
      .filter(({ kind }) => kind === 'error')
      .map((one) => ({
        page: one.page,
        renderings: one.renderings,
        error: one.subject,
        ...(one.message && { message: one.message }),
        ...(one.place && { place: one.place }),
      })),
    differences: findings
      .filter(({ kind }) => kind !== 'error')
      .map((one) => ({
        page: one.page,
        renderings: one.renderings,
        kind: one.kind as DifferenceKind,
        place: one.subject,
        count: one.count,
      })),
  };
}
