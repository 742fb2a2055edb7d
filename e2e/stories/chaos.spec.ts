import { expect, test } from '@playwright/test';
import { FAULTS } from '../chaos/faults.ts';
import { type Outcome, setStage, tryFaults } from '../chaos/try-fault.ts';

/*
 * Every fault on a game area and on the personal centre; `npm run -s bench -- chaos` does it for all eleven. Faults happen
 * side by side, each in a browser context of its own behind a proxy of its own: most of them are waiting.
 */
const PEOPLE = { member: ['member5', 'Member-0005'], agent: ['agent1', 'Agent-0001'] } as { member: [string, string]; agent: [string, string] };
const REMOTES = ['slots', 'member-centre'];
const AT_ONCE = 6;

test('[8-09] whatever fails in a remote, the member reads why and has a way on, all else works, operators see it', async ({ browser }, info) => {
  test.setTimeout(400_000);
  const stages = [];
  for (const remote of REMOTES) stages.push(await setStage(browser, info.project.use.baseURL!, remote, PEOPLE));
  const outcomes = await tryFaults(stages, FAULTS, AT_ONCE);
  expect(outcomes.map(judged)).toEqual(
    REMOTES.flatMap((remote) => FAULTS.map(({ name, sees, heals, ops }) => ({ remote, fault: name, sees: heals ? 'cause or content' : sees, said: heals || sees === 'cause', wayOn: true, frame: true, session: true, another: true, ops: ops && true }))),
  );
});

const HEALING = FAULTS.filter(({ heals }) => heals).map(({ name }) => name);
function judged({ remote, fault, sees, sentence, ...rest }: Outcome) {
  const { wayOn, frame, session, another, ops } = rest;
  const healed = HEALING.includes(fault) && (sees === 'cause' || sees === 'content');
  return { remote, fault, sees: healed ? 'cause or content' : sees, said: (healed && sees === 'content') || sentence.length > 10, wayOn, frame, session, another, ops };
}
