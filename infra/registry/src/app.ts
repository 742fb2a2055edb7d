import { readBoundedBodies } from '@atrium/contracts/bounded-bodies';
import * as approvalCalls from '@atrium/contracts/registry-approvals';
import * as auditCalls from '@atrium/contracts/registry-audit';
import * as channelCalls from '@atrium/contracts/registry-channels';
import { checkProgress } from '@atrium/contracts/registry-browser-checks';
import type { Operation } from '@atrium/contracts/registry-operation';
import * as operatorCalls from '@atrium/contracts/registry-operators';
import { SNAPSHOT_PATH, STREAM_PATH } from '@atrium/contracts/registry-paths';
import * as recoveryCalls from '@atrium/contracts/registry-recovery';
import * as shellCalls from '@atrium/contracts/registry-shell';
import * as versionCalls from '@atrium/contracts/registry-versions';
import { LOG_PATH, LOG_PROOF_PATH } from '@atrium/contracts/snapshot-log';
import type { HostFacts } from '@atrium/remote-contract/host-facts';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { ArtefactStore } from '@atrium/artefact-store/artefact-store';
import { openStore } from '@atrium/artefact-store/open-store';
import { traceRequests } from '@atrium/tracing/trace-requests';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { approvalsOf, approve } from './approve.ts';
import { readAudit, verifyChain } from './audit.ts';
import { bindOperation, type Work } from './bind-operation.ts';
import type { BrowserChecks } from './browser-check/browser-checks.ts';
import { checkedStatus } from './browser-check/checked-status.ts';
import { promote } from './changes/promote.ts';
import { reset } from './changes/reset.ts';
import { switchPart } from './changes/switch-part.ts';
import { restore } from './changes/restore.ts';
import { rollback } from './changes/rollback.ts';
import { setSystem } from './changes/set-system.ts';
import { requireOperator, requireRestoreRight, requireSwapRight } from './changes/squad-rights.ts';
import { swap } from './changes/swap.ts';
import { consoleRoutes } from './console/console.routes.ts';
import type { ConsoleParts } from './console/console-caller.ts';
import { resetFactor } from './console/factor/reset-factor.ts';
import { issueToken, operatorsOf, revokeToken } from './console/tokens.ts';
import { systemOf } from './channels.repository.ts';
import { endOverdueSwaps } from './end-overdue-swaps.ts';
import { shellBreaks } from './held-to-contract.ts';
import { followRegistries } from './follow-registries.ts';
import { invitationRoutes } from './invitations/invitation.routes.ts';
import { logRequests } from './log-requests.ts';
import { createSnapshotLog } from './log/snapshot-log.ts';
import { createMetrics } from './metrics.ts';
import { newestSnapshot, renewSnapshot, snapshotAt } from './newest-snapshot.ts';
import { type Change, makeChange, ofBrand, type RegistryParts } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { repeat } from './repeat.ts';
import { climbRamps } from './ramp/climb-ramps.ts';
import { pauseRamp } from './ramp/pause-ramp.ts';
import { registerVersion } from './register-version.ts';
import { endDueShadows } from './shadow/end-due-shadows.ts';
import { shadowRoutes } from './shadow/shadow.routes.ts';
import { standInRoutes } from './stand-ins/stand-in.routes.ts';
import { createSnapshotStream } from './snapshot-stream.ts';
import { remoteVisits } from './telemetry/remote-visits.ts';
import { telemetry } from './telemetry/telemetry.routes.ts';
import { requireStored } from './upload/require-stored.ts';
import { versionRoutes } from './upload/version.routes.ts';
import { versionsOf } from './versions-of.ts';
import type { WebhookParts } from './webhooks/webhook-address.ts';
import { webhookRoutes } from './webhooks/webhook.routes.ts';

export type AppParts = Omit<RegistryParts, 'published'> &
  Pick<WebhookParts, 'webhookHosts' | 'webhooksEveryMs'> &
  Partial<Pick<ConsoleParts, 'console'>> & {
    /** The folder in which the gateways of this machine publish the addresses of their metrics. */
    runFolder?: string;
    /** What publishes a brand's snapshots in this process, by brand; each brand adds its own. */
    publishers?: Map<string, (snapshot: Snapshot) => void>;
    /** Where uploaded versions are stored: a folder, or `s3://bucket/prefix`. */
    artefactStore?: string;
    /** Checks uploads in Chromium; by default uploads are stored without it. */
    browserChecks?: BrowserChecks;
    /** Address blocks of proxies whose `X-Forwarded-For` names the caller; without it the caller is who connects. */
    trustedProxies?: string[];
  };

const WORK_INTERVAL_MS = 1_000;
/** The addresses that `npm start` uses by default. */
const USUAL: ConsoleParts['console'] = { port: 8090, site: 'http://localhost:8080' };

/** The registry over HTTP. `close` ends its streams and timers. */
export async function buildApp(given: AppParts, logger?: FastifyBaseLogger): Promise<FastifyInstance> {
  const stream = createSnapshotStream();
  const metrics = createMetrics({ streams: stream.count, remoteVisits: () => remoteVisits(given) }, given.runFolder);
  let shown = 0;
  const here = (snapshot: Snapshot) => {
    // Another registry has signed a newer one meanwhile.
    if (snapshot.sequence <= shown) return;
    shown = snapshot.sequence;
    metrics.sequence.set(snapshot.sequence);
    stream.publish(snapshot);
    tabs.changed();
  };
  given.publishers?.set(given.brand, here);
  // A change of the first brand may be one of those that follow it.
  const published = (snapshot: Snapshot) =>
    snapshot.brand === given.brand ? here(snapshot) : given.publishers?.get(snapshot.brand)?.(snapshot);
  const rampHeld = (remote: string, why: string) => app.log.warn({ remote, why }, 'a ramp cannot go on');
  const parts: ConsoleParts & WebhookParts = { console: USUAL, ...given, published, rampHeld };
  const app = fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new fastify.LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: 1_000_000,
    trustProxy: given.trustedProxies ?? false,
  });
  traceRequests(app, {
    quiet: ['/healthz', '/readyz', '/metrics', STREAM_PATH],
    attributesOf: () => ({ 'atrium.brand': given.brand }),
  });
  logRequests(app);
  readBoundedBodies(app, (message) => new RegistryError('BAD_REQUEST', message));

  let opened: Promise<ArtefactStore> | undefined;
  const store = () => {
    if (!given.artefactStore)
      throw new RegistryError('UPLOAD_REFUSED', 'This registry has no place for uploaded versions.');
    opened ??= openStore(given.artefactStore);
    return opened;
  };
  const change = async (operator: { name: string }, wanted: Change) => makeChange(parts, operator.name, wanted);
  const bind = <O extends Operation>(operation: O, work: Work<O>) =>
    bindOperation(app, parts, metrics, operation, work);

  bind(versionCalls.register, async ({ operator, body, params }) => {
    if (given.artefactStore) await requireStored(await store(), body);
    return registerVersion(parts, operator.name, params.name, body);
  });
  versionRoutes(app, { ...parts, store, browserChecks: given.browserChecks }, bind);
  bind(versionCalls.versions, ({ params }) => versionsOf(parts.pool, params.name));
  bind(checkProgress, async ({ params }) => given.browserChecks?.progressOf(params.name, params.version) ?? null);
  bind(channelCalls.promote, async ({ operator, body, params }) => {
    if (body.despiteFindings) await requireOperator(parts, operator, params.name);
    return change(operator, promote(parts, params.name, body));
  });
  bind(channelCalls.pauseRamp, ({ operator, body, params }) => change(operator, pauseRamp(parts, params.name, body)));
  bind(channelCalls.rollback, ({ operator, body, params }) => change(operator, rollback(parts, params.name, body)));
  bind(channelCalls.swap, async ({ operator, body, params }) => {
    await requireSwapRight(parts, operator, params.name, body);
    return change(operator, swap(parts, params.name, body));
  });
  bind(channelCalls.switchPart, ({ operator, body, params }) => change(operator, switchPart(parts, params.name, body)));
  bind(channelCalls.restore, async ({ operator, body, params }) => {
    await requireRestoreRight(parts, operator, params.name);
    return change(operator, restore(parts, params.name, body));
  });
  bind(channelCalls.setSystem, ({ operator, body }) => change(operator, setSystem(parts, body)));
  bind(recoveryCalls.reset, ({ operator, body }) => reset(parts, operator.name, body));
  bind(shellCalls.checkShell, async ({ body }) => {
    // One shell serves every brand.
    const ofBrands = (parts.brands ?? [parts.brand]).map((brand) =>
      shellBreaks(parts.pool, brand, body.host as HostFacts),
    );
    const breaks = [...new Set((await Promise.all(ofBrands)).flat())];
    return { fits: breaks.length === 0, breaks };
  });
  bind(approvalCalls.approvals, () => approvalsOf(parts));
  bind(approvalCalls.approve, ({ operator, params }) => approve(parts, operator, params.id));
  bind(auditCalls.audit, ({ query }) =>
    readAudit(parts.pool, (query as { limit: number }).limit, ofBrand(parts).brand),
  );
  bind(auditCalls.verifyAudit, () => verifyChain(parts.pool));
  bind(channelCalls.status, async () => {
    const newest = await newestSnapshot(parts);
    return {
      registryId: newest?.registryId ?? '',
      sequence: newest?.sequence ?? 0,
      brand: parts.brand,
      system: await systemOf(parts.pool, parts.brand),
      remotes: await checkedStatus(parts),
      streams: stream.count(),
    };
  });
  const tabs = telemetry(app, parts, bind);

  bind(operatorCalls.operators, () => operatorsOf(parts.pool, parts.now()));
  bind(operatorCalls.issueToken, ({ operator, body }) => issueToken(parts, operator, body));
  bind(operatorCalls.revokeToken, ({ operator, body, params }) =>
    revokeToken(parts, operator, params.name, body.reason),
  );
  bind(operatorCalls.resetFactor, ({ operator, body, params }) =>
    change(operator, resetFactor({ name: params.name, reason: body.reason })),
  );
  invitationRoutes(app, parts, bind);
  webhookRoutes(app, parts, bind);
  shadowRoutes(parts, bind);
  standInRoutes(parts, bind);
  consoleRoutes(app, parts);

  app.get<{ Querystring: { sequence?: string } }>(SNAPSHOT_PATH, async ({ query }, reply) => {
    const snapshot =
      query.sequence === undefined ? await newestSnapshot(parts) : await snapshotAt(parts, Number(query.sequence) || 0);
    if (!snapshot) throw new RegistryError('NOT_FOUND', `No snapshot ${query.sequence ?? 'yet'}.`);
    return reply.header('cache-control', 'no-store').send(snapshot);
  });
  const log = createSnapshotLog(parts);
  app.get(LOG_PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send(await log.head()));
  app.get<{ Querystring: { sequence?: string; from?: string } }>(LOG_PROOF_PATH, async ({ query }, reply) => {
    const proof =
      query.from === undefined
        ? await log.inclusion(Number(query.sequence))
        : await log.consistency(Number(query.from));
    return reply.header('cache-control', 'no-store').send(proof);
  });
  app.get(STREAM_PATH, async (_request, reply) => {
    const begin = await stream.open(() => newestSnapshot(parts));
    reply.hijack();
    begin(reply.raw);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ok = await parts.pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'database unreachable' });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));

  app.setNotFoundHandler((request) => {
    throw new RegistryError('NOT_FOUND', `The registry has no ${request.method} ${request.url.split('?')[0]}.`);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RegistryError)
      return reply.code(error.status).send({ code: error.code, message: error.message });
    if (error.statusCode && error.statusCode < 500)
      return reply.code(400).send({ code: 'BAD_REQUEST', message: error.message });
    request.log.error({ err: error }, 'a call failed');
    return reply.code(500).send({ code: 'UNKNOWN', message: 'The registry failed. The reason is in its log.' });
  });

  await renewSnapshot(parts);
  const publishNewest = async () => {
    const newest = await newestSnapshot(parts);
    if (newest) here(newest);
  };
  await publishNewest();
  const stopFollowing = followRegistries(parts.pool, () => {
    publishNewest().catch((error: unknown) => app.log.warn({ err: error }, 'the newest snapshot could not be read'));
  });
  const work = repeat(
    async () => {
      await endOverdueSwaps(parts);
      await climbRamps(parts);
      await endDueShadows(parts);
      await renewSnapshot(parts);
    },
    {
      intervalMs: WORK_INTERVAL_MS,
      failed: (error) => app.log.error({ err: error }, 'a periodic task of the registry failed'),
    },
  );
  app.addHook('preClose', async () => {
    stopFollowing();
    stream.close();
    await Promise.all([work.stop(), tabs.close()]);
  });
  return app;
}
