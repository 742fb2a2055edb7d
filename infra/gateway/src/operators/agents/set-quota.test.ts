import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
  await operators.app.parts.settings.set('agents.accounts', { quotas: { 1900: 5 } });
  await operators.app.signedIn({ account: 'quotatop', type: 1 });
});
afterAll(() => operators.close());

const set = async (most: number | null, group = 1900) =>
  (await operators.ask('POST', '/ops/agents/quotas', { account: 'quotatop', group, most, reason: 'a good partner' }))
    .value;
const approve = async (id: string, who: 'operator' | 'approver' = 'approver') =>
  (await operators.ask('POST', `/ops/changes/${id}/approve`, {}, who)).status;
const quotas = async () =>
  (await operators.ask('GET', '/ops/agents/tree?account=quotatop')).value.quotas.map(
    ({ group, most, own }: { group: number; most: number; own: boolean }) => [group, most, own],
  );

it("[14-01] raises an agent's quota above what two persons agreed on only with a second one, and lowers it at once", async () => {
  const raised = await set(50);
  expect(raised).toMatchObject({
    most: null,
    approval: {
      kind: 'quota',
      subject: 'quotatop:1900',
      before: { group: 1900, most: null },
      after: { group: 1900, most: 50 },
    },
  });
  expect(await quotas()).toEqual([[1900, 5, false]]);
  expect(await approve(raised.approval.id, 'operator')).toBe(403);
  expect(await approve(raised.approval.id)).toBe(200);
  expect(await quotas()).toEqual([[1900, 50, true]]);
  const [logged] = (await operators.ask('GET', '/ops/log?subject=quotatop&limit=1')).value;
  expect(logged).toMatchObject({ action: 'agent.quota', actor: 'approver', after: { group: 1900, most: 50 } });

  expect(await set(3)).toEqual({ group: 1900, most: 3 });
  expect(await quotas()).toEqual([[1900, 3, true]]);
  // The brand's quota is higher, and without one of the brand there is none at all.
  expect(await set(null)).toMatchObject({ most: 3, approval: { after: { group: 1900, most: null } } });
  expect(await set(2, 1950)).toEqual({ group: 1950, most: 2 });
  expect(await set(null, 1950)).toMatchObject({ most: 2, approval: { subject: 'quotatop:1950' } });
  expect(await quotas()).toEqual([
    [1950, 2, true],
    [1900, 3, true],
  ]);
});

it('[14-01] a raised quota is refused if the quota has changed meanwhile', async () => {
  await set(0, 1960);
  const { approval } = await set(9, 1960);
  await set(null, 1960).then(({ approval: own }) => approve(own.id));
  expect(await approve(approval.id)).toBe(404);
  await set(4, 1960);
  const stale = (await set(8, 1960)).approval;
  await set(1, 1960);
  expect(await operators.ask('POST', `/ops/changes/${stale.id}/approve`, {}, 'approver')).toMatchObject({
    status: 409,
    value: { code: 'CHANGE_STALE' },
  });
});
