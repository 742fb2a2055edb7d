import { expect, test } from '@playwright/test';
import { FAULTS } from '../chaos/faults.ts';
import { type Outcome, setStage, tryFaults } from '../chaos/try-fault.ts';

/*
 * Every fault on a game area; those that a personal centre meets in a way of its own on that, which lies over a page instead
 * of being one. `npm run -s bench -- chaos` does all on all eleven. Faults happen side by side, each in a browser context of
 * its own behind a proxy of its own: most of them are waiting.
 */
const PEOPLE = { member: ['member5', 'Member-0005'], agent: ['agent1', 'Agent-0001'] } as {
  member: [string, string];
  agent: [string, string];
};
const OF_A_CENTRE = FAULTS.filter(
  ({ name, told }) => told !== undefined || name === 'connection hangs' || name === 'chunk missing after load',
);
const AT_ONCE = 4;

for (const [remote, faults] of [
  ['slots', FAULTS],
  ['member-centre', OF_A_CENTRE],
] as const)
  test(`[8-09] whatever fails in ${remote}, the member reads why and has a way on, all else works, operators see it`, async ({
    browser,
  }, info) => {
    test.setTimeout(300_000);
    const stage = await setStage(browser, info.project.use.baseURL!, remote, PEOPLE);
    const outcomes = await tryFaults([stage], faults, AT_ONCE);
    expect(outcomes.map(judged)).toEqual(
      faults.map(({ name, sees, heals, ops }) => ({
        remote,
        fault: name,
        sees: heals ? 'cause or content' : sees,
        said: heals || sees === 'cause',
        wayOn: true,
        frame: true,
        session: true,
        another: true,
        ops: ops && true,
      })),
    );
  });

const HEALING = FAULTS.filter(({ heals }) => heals).map(({ name }) => name);
function judged({ remote, fault, sees, sentence, ...rest }: Outcome) {
  const { wayOn, frame, session, another, ops } = rest;
  const healed = HEALING.includes(fault) && (sees === 'cause' || sees === 'content');
  return {
    remote,
    fault,
    sees: healed ? 'cause or content' : sees,
    said: (healed && sees === 'content') || sentence.length > 10,
    wayOn,
    frame,
    session,
    another,
    ops,
  };
}
