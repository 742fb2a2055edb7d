import { report, reportLevel } from '@atrium/contracts/agent-reports';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { agentTree } from '../rewards/testing/agent-tree.ts';
import { rollUp } from '../team-figures/roll-up.ts';
import { verifyReports } from '../team-figures/verify-reports.ts';

let app: TestApp;
let tree: ReturnType<typeof agentTree>;
beforeAll(async () => {
  app = await testApp({ now: '2026-06-10T04:00:00Z' });
  tree = agentTree(app);
});
afterAll(() => app.close());

const move = (member: string, upline: string | null) =>
  app.database.rows('SELECT move_subtree($1, $2, $3)', [member, upline, app.clock.now()]);
const pathOf = async (member: string) =>
  (await app.database.first<{ path: string[] }>('SELECT path FROM members WHERE id = $1', [member]))!.path;

it('[12-12] moves a subtree, and leaves what was bet before with the agents of its moment', async () => {
  const { top, middle, low, member, chain } = await tree.line();
  const other = await tree.account({ rates: { RNG: 15_000 } });
  const before = await tree.played(member, 100_000);
  await tree.accrueAll();
  const old = await tree.microOf(chain);
  const placed = app.clock.now();
  app.clock.advance({ seconds: 60 });
  await move(low, other);
  expect(await pathOf(member)).toEqual([other, low, member]);
  expect(await pathOf(middle)).toEqual([top, middle]);
  expect(await tree.microOf(chain)).toEqual(old);
  // Placed before the move, settled after it.
  await tree.played(member, 100_000, { openedAt: placed });
  await tree.played(member, 100_000);
  await tree.accrueAll();
  expect(await tree.microOf([...chain, other])).toEqual(['1500000000', '800000000', '600000000', '1000000000']);
  // A correction reaches those who had earned.
  await tree.corrected(before, 'void');
  await tree.accrueAll();
  expect(await tree.microOf([...chain, other])).toEqual(['1000000000', '400000000', '300000000', '1000000000']);
});

it('[12-12] leaves reports of the former uplines as they were, and gives whole days after the move to the new ones', async () => {
  const [top, other] = [await app.signedIn({ type: 1 }), await app.signedIn({ type: 1 })];
  const { id: low } = await app.member({ type: 2, upline: top.memberId });
  const { id: member } = await app.member({ upline: low });
  /** Turnover and active members of both teams, and the turnover that each lists for the account that moves. */
  const reports = async () =>
    Promise.all(
      [top, other].map(async (agent) => {
        const query = { from: '2026-06-08', to: app.clock.now().toISOString().slice(0, 10) };
        const { turnover, activeMembers } = (await agent.call(report, { query })).value.current;
        const listed = (await agent.call(reportLevel, { query })).value.items.find(({ id }) => id === low);
        return [turnover, activeMembers, listed?.turnover];
      }),
    );
  const rolledUp = async () => {
    while ((await rollUp(app.database)) > 0);
    return reports();
  };
  await tree.played(member, 100_000);
  const before = [
    ['100000', 1, '100000'],
    ['0', 0, undefined],
  ];
  expect(await reports()).toEqual(before);
  // The figures of the bet still wait for the roll-up.
  await move(low, other.memberId);
  expect(await reports()).toEqual(before);
  expect(await rolledUp()).toEqual(before);
  // The day of the move belongs to the team in which it began.
  await tree.played(member, 50_000);
  app.clock.advance({ days: 1 });
  await tree.played(member, 30_000);
  const after = [
    ['150000', 1, '150000'],
    ['30000', 1, '30000'],
  ];
  expect(await reports()).toEqual(after);
  expect(await rolledUp()).toEqual(after);
  // The rounds of this file have no entries in the ledger.
  const { failures } = await verifyReports(app.database);
  expect(failures.filter((text) => !text.startsWith("A member's result"))).toEqual([]);
});

it('[12-12] refuses a place below the subtree itself or below a member, and changes nothing', async () => {
  const { top, middle, low, member } = await tree.line();
  for (const place of [middle, low, member]) await expect(move(middle, place)).rejects.toMatchObject({ code: 'AT422' });
  expect(await pathOf(low)).toEqual([top, middle, low]);
  await move(middle, null);
  expect(await pathOf(member)).toEqual([middle, low, member]);
});
