import { parseArgs } from 'node:util';
import { status } from '@atrium/contracts/registry-channels';
import { FAULTS } from '../chaos/faults.ts';
import { headerReady } from '../chaos/header-ready.ts';
import { type Outcome, setStage, tryFaults } from '../chaos/try-fault.ts';
import { launchChromium } from '../portal/launch-chromium.ts';
import { askRegistry } from '../portal/registry-call.ts';
import { runningPortal } from '../portal/running-portal.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    'at-once': { type: 'string', default: '3' },
  },
});
const { site } = runningPortal();
const PEOPLE = { member: ['member5', 'Member-0005'], agent: ['agent1', 'Agent-0001'] } as {
  member: [string, string];
  agent: [string, string];
};

const browser = await launchChromium();
const outcomes: Outcome[] = [];
let header: { normal: number; hanging: number } | undefined;
try {
  header = await headerReady(await setStage(browser, site, 'slots', PEOPLE));
  const remotes = values.only ? [values.only] : (await askRegistry(status)).remotes.map(({ name }) => name);
  for (const remote of remotes) {
    const found = await tryFaults([await setStage(browser, site, remote, PEOPLE)], FAULTS, Number(values['at-once']));
    outcomes.push(...found);
    if (!values.json) console.table(found.map(rowOf));
  }
} finally {
  await browser.close();
}
const ratios = header && { 'header ready, every remote hanging / none': header.hanging / header.normal };
const bad = outcomes.filter((one) => !isHandled(one));
if (values.json) console.log(JSON.stringify({ name: 'chaos', ratios, header, outcomes, bad: bad.length }));
else {
  console.log(
    `A member's header is shown after ${header?.normal} ms, with every remote hanging after ${header?.hanging} ms.`,
  );
  console.log(
    `${outcomes.length} faults on ${new Set(outcomes.map(({ remote }) => remote)).size} remotes; ${bad.length} were not handled as they should be.`,
  );
}
process.exitCode = bad.length > 0 ? 1 : 0;

function isHandled({ fault, sees, wayOn, frame, session, another, ops }: Outcome): boolean {
  const expected = FAULTS.find(({ name }) => name === fault)!;
  return (
    (sees === expected.sees || (expected.heals === true && sees === 'content')) &&
    wayOn &&
    frame &&
    session &&
    another &&
    ops !== false
  );
}

function rowOf(one: Outcome): Record<string, unknown> {
  const { remote, fault, sees, sentence, ms, wayOn, frame, session, another, ops } = one;
  return {
    remote,
    fault,
    'member sees': sees === 'cause' ? sentence : sees,
    ms,
    'way on': wayOn,
    'header, footer': frame,
    session,
    'another remote': another,
    'ops saw': ops ?? '–',
    handled: isHandled(one),
  };
}
