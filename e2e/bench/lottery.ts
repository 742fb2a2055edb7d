import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { status } from '@atrium/contracts/registry-channels';
import { launchChromium } from '../portal/launch-chromium.ts';
import { askRegistry } from '../portal/registry-call.ts';
import { runningPortal } from '../portal/running-portal.ts';
import { type LongSlip, longSlip } from './lottery/long-slip.ts';
import { type Verified, verifications } from './lottery/verifications.ts';

/**
 * `npm run -s bench -- lottery`, the part in the browser: the check of a draw with a million tickets from its proof, a board with a
 * thousand lines in its slip, and the sizes of the lotteries' remotes.
 */
const { values } = parseArgs({
  // The other parts of this bench have options of their own.
  strict: false,
  options: { json: { type: 'boolean', default: false }, turns: { type: 'string', default: '5' } },
});
const turns = Number(values.turns);
const TICKETS = 1_000_000;
const LINES = 1_000;
const REMOTES = ['lottery', 'vnlottery', 'sea-lottery'];
const KILOBYTE = 1024;
/** In milliseconds, and in KB by gzip as the build checks them. */
const BUDGETS = { cold: 300, warm: 50, interaction: 100 };
const { BUDGETS: SIZES } = (await import(
  resolve(import.meta.dirname, '../../shared/remote-contract/src/budgets.ts')
)) as { BUDGETS: { entry: number; initial: number; total: number } };

interface Figure {
  what: string;
  median: number;
  lowest: number;
  highest: number;
  budget: number;
}
const figures: Figure[] = [];

const browser = await launchChromium();
try {
  const verified: Verified[] = await verifications(browser, TICKETS, turns);
  figures.push(
    figure(
      'draw of 1,000,000 tickets verified, cold (ms)',
      verified.map(({ cold }) => cold),
      BUDGETS.cold,
    ),
    figure(
      'draw of 1,000,000 tickets verified, warm (ms)',
      verified.map(({ warm }) => warm),
      BUDGETS.warm,
    ),
  );
  const slips: LongSlip[] = await longSlip(browser, runningPortal().site, LINES, turns);
  for (const what of ['pick', 'add', 'remove', 'undo'] as const)
    figures.push(
      figure(
        `slip of ${LINES} lines: ${what}, input to next frame (ms)`,
        slips.map((slip) => slip[what]),
        BUDGETS.interaction,
      ),
    );
  figures.push(...(await sizes()));
} catch (error) {
  console.error(
    `Not everything could be measured: ${(error as Error).message}. Start the portal first (npm start), or name another by its variables.`,
  );
  process.exitCode = 1;
} finally {
  await browser.close();
}
if (values.json)
  console.log(
    JSON.stringify({
      name: 'lottery: browser',
      ratios: Object.fromEntries(
        figures.map(({ what, median, budget }) => [what, Number((median / budget).toFixed(2))]),
      ),
      measured: figures,
      environment: { node: process.version, processors: cpus().length, turns },
    }),
  );
else {
  console.log(`Lotteries in the browser, ${turns} turns`);
  console.table(
    Object.fromEntries(
      figures.map(({ what, ...figure }) => [what, { ...figure, met: figure.median <= figure.budget }]),
    ),
  );
}
if (figures.some(({ median, budget }) => median > budget)) process.exitCode = 1;

function figure(what: string, all: readonly number[], budget: number): Figure {
  const sorted = all.map((each) => Number(each.toFixed(1))).sort((a, b) => a - b);
  return { what, median: sorted[sorted.length >> 1]!, lowest: sorted[0]!, highest: sorted.at(-1)!, budget };
}

/** The stable versions' sizes from their manifests; the same in every turn. */
async function sizes(): Promise<Figure[]> {
  interface Needed {
    path: string;
  }
  const { remotes } = await askRegistry(status);
  return REMOTES.flatMap((name) => {
    const { version } = remotes.find((remote) => remote.name === name)!;
    const manifest = JSON.parse(
      readFileSync(join(runningPortal().varFolder, 'artifacts/remotes', name, version, 'manifest.json'), 'utf8'),
    ) as { files: (Needed & { gzip: number })[]; entry: string; preload: Needed[]; routes: { preload: Needed[] }[] };
    const gzip = new Map(manifest.files.map((file) => [file.path, file.gzip]));
    const sum = (files: readonly Needed[]) => files.reduce((bytes, { path }) => bytes + (gzip.get(path) ?? 0), 0);
    const entry = sum([{ path: manifest.entry }]);
    const initial = entry + sum(manifest.preload) + Math.max(...manifest.routes.map(({ preload }) => sum(preload)));
    const parts = { entry, initial, total: sum(manifest.files) };
    return (['entry', 'initial', 'total'] as const).map((part) =>
      figure(`${name}: ${part} (KB, gzip)`, [parts[part] / KILOBYTE], SIZES[part] / KILOBYTE),
    );
  });
}
