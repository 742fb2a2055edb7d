import { addressOf } from '@atrium/contracts/household-address';
import { issueText } from '@atrium/contracts/issue-text';
import type { ShadowRendering } from '@atrium/contracts/shadow-findings';
import { TabReport, TELEMETRY_LIMIT, TELEMETRY_PATH, type TabInstruction } from '@atrium/contracts/telemetry';
import * as v from 'valibot';
import type { LiveHub } from '../live/live-hub.ts';
import { checkOrigin } from '../calls/check-origin.ts';
import { Refusal } from '../platform/errors.ts';
import type { Subject } from '../platform/subject.ts';
import { countOnce, newRenderings } from './count-once.ts';
import { forwardFigures } from './forward-figures.ts';
import { limitByAddress } from './limit-by-address.ts';
import { isServedPage } from './page-nonce.ts';
import { createTally } from './tally.ts';
import { withoutInvented } from './without-invented.ts';

/** The most reports of one address per minute: an office of a hundred people with ten tabs each. */
const MOST = 3_000;
const SHORTEST_BEAT = 30;
/** Up to this number of open browsers every tab reports its events; beyond it only a share of the tabs does. */
const ALL_OF = 5_000;

/**
 * Receives the reports of open tabs about the remotes they show. The session is ignored, and the address is used for
 * the rate limit and for counting a household once. The counts are forwarded to the registry. A report without the nonce of
 * a page that was served is answered like any other and counts for nothing: open tabs of the previous release have none.
 */
export const telemetry =
  (hub: LiveHub): Subject =>
  (_routes, parts, server) => {
    const { config, log } = parts;
    const now = () => performance.now();
    const instruction = (): TabInstruction => {
      const { size } = hub.streams;
      return {
        sample: Math.min(1, ALL_OF / Math.max(1, size)),
        beatSeconds: Math.max(SHORTEST_BEAT, size / 200),
        spreadSeconds: size / 1_000,
      };
    };
    const tally = createTally(now, () => instruction().beatSeconds * 2_500);
    const mayCall = limitByAddress(MOST, now);

    server.post(TELEMETRY_PATH, { bodyLimit: TELEMETRY_LIMIT }, async (request, reply) => {
      checkOrigin(config, request);
      if (!mayCall(addressOf(request.ip))) throw new Refusal('TOO_MANY_REQUESTS', { params: { minutes: 1 } });
      const read = v.safeParse(TabReport, request.body);
      if (!read.success)
        throw new Refusal('BAD_REQUEST', {
          message: `${v.getDotPath(read.issues[0]) ?? 'The report'}: ${issueText(read.issues[0])}`,
        });
      const { page } = read.output;
      if (page !== undefined && (await isServedPage(parts, page))) {
        const report = withoutInvented(parts, read.output);
        const visits = report.events.filter((event) => event.kind === 'visit' || event.kind === 'failing-visit');
        tally.take(report, page, await countOnce(parts, { page, ip: request.ip, visits }));
        const renderings = report.events.flatMap((event) => {
          const { kind, ...rendering } = event;
          return kind === 'shadow' ? [rendering as ShadowRendering] : [];
        });
        tally.takeRenderings(await newRenderings(parts, { page, ip: request.ip, renderings }));
      }
      return await reply.header('cache-control', 'no-store').send(instruction());
    });

    const { opsUrl, reporterFile } = config;
    if (!opsUrl || !reporterFile) return;
    const forwarding = forwardFigures({ url: opsUrl, reporterFile, tally, log, stale: () => parts.snapshots.stale() });
    // Not awaited: a registry that hangs must not delay the stop.
    server.addHook('onClose', async () => void forwarding.stop());
  };
