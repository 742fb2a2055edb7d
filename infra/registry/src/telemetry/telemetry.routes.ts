import * as contract from '@atrium/contracts/telemetry';
import type { FastifyInstance } from 'fastify';
import { type Bind, admit, read } from '../bind-operation.ts';
import { stopBurntCanaries } from '../budget/stop-burnt-canaries.ts';
import type { ConsoleParts } from '../console/console-caller.ts';
import { refuseWithoutRight } from '../registry.ts';
import { repeat } from '../repeat.ts';
import { figuresOf } from './figures.ts';
import { createFiguresStream } from './figures-stream.ts';
import { createOpenTabs } from './open-tabs.ts';
import { forgetOldFigures, takeFigures } from './take-figures.ts';

const REMOVAL_INTERVAL_MS = 3_600_000;

/**
 * Receives the gateways' reports about their tabs and streams them to operators. Call `changed` with every new
 * snapshot.
 */
export function telemetry(
  app: FastifyInstance,
  parts: ConsoleParts,
  bind: Bind,
): { changed(): void; close(): Promise<void> } {
  const tabs = createOpenTabs(() => parts.now().getTime());
  const figures = (minutes: number) => figuresOf(parts, tabs, minutes);
  const stream = createFiguresStream(figures, (error) =>
    app.log.error({ err: error }, 'the figures could not be sent'),
  );
  const removal = repeat(() => forgetOldFigures(parts), {
    intervalMs: REMOVAL_INTERVAL_MS,
    failed: (error) => app.log.error({ err: error }, 'old figures could not be removed'),
  });

  bind(contract.figures, ({ query }) => figures((query as { minutes: number }).minutes));
  bind(contract.reportFigures, async ({ operator, body }) => {
    // Not even an approver: the operators who decide by these figures must not write them.
    if (operator.role !== 'reporter') {
      return await refuseWithoutRight(
        parts,
        operator,
        'reportFigures',
        undefined,
        `${operator.name} is ${operator.role}; only a gateway's own token may report figures.`,
      );
    }
    tabs.take(body.gateway, body.tabs, body.stale === true);
    await takeFigures(parts, body);
    await stopBurntCanaries(parts);
    stream.changed();
    return { taken: body.counts.length };
  });
  app.get(contract.FIGURES_STREAM_PATH, async (request, reply) => {
    await admit(parts, request, contract.figures);
    const { minutes } = read(contract.figures.query, request.query) as { minutes: number };
    const first = await figures(minutes);
    reply.hijack();
    stream.add(reply.raw, minutes, first);
  });
  return {
    changed: stream.changed,
    close() {
      stream.close();
      return removal.stop();
    },
  };
}
