import { OPERATOR_OPERATIONS } from '@atrium/contracts/operator';
import { REVIEW_OPERATIONS } from '@atrium/contracts/operator-reviews';
import { SUPPORT_OPERATIONS } from '@atrium/contracts/operator-support';
import { VENDOR_OPERATIONS } from '@atrium/contracts/operator-vendors';
import { writeToSupport } from '@atrium/contracts/support';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
});
afterAll(() => operators.close());

it('[14-07] no call answers a viewer or a squad with anything of a member', async () => {
  const member = await operators.app.signedIn({ balance: 900_000n });
  const { account, memberId } = member;
  await member.call(writeToSupport, {
    body: { key: crypto.randomUUID(), topic: 'other', text: `It is me, ${account}.` },
  });
  for (const action of ['lock', 'unlock'])
    await operators.ask('POST', `/ops/members/${memberId}/${action}`, { reason: `${account} asked` });
  const idOf = async (path: string) => (await operators.ask('GET', path)).value[0]?.id as string | undefined;
  const support = await idOf('/ops/support');
  expect(support).toBeDefined();
  const seen = async (who: 'operator' | 'onlooker' | 'squad') => {
    const texts: string[] = [];
    for (const { method, path } of [
      ...OPERATOR_OPERATIONS,
      ...REVIEW_OPERATIONS,
      ...SUPPORT_OPERATIONS,
      ...VENDOR_OPERATIONS,
    ]) {
      const bodies =
        method === 'GET' ? [undefined] : [{}, { by: 'account', value: account, reason: 'x' }, { reason: 'x' }];
      for (const id of path.includes(':id') ? [memberId, support!] : [''])
        for (const body of who === 'operator' && method === 'POST' ? [] : bodies)
          texts.push(JSON.stringify((await operators.ask(method, path.replace(/:\w+/g, id), body, who)).value));
    }
    return texts.filter((text) => text.includes(account));
  };
  expect((await seen('operator')).length).toBeGreaterThan(1);
  expect(await seen('onlooker')).toEqual([]);
  expect(await seen('squad')).toEqual([]);
});

it('[14-07] a viewer reads the changes of settings in the log, and no action on a member', async () => {
  await operators.change('brand.name', 'Lantern');
  const { id } = await operators.app.member();
  await operators.ask('POST', `/ops/members/${id}/lock`, { reason: 'asked' });
  const actions = async (who: 'operator' | 'onlooker') =>
    ((await operators.ask('GET', '/ops/log', undefined, who)).value as { action: string }[]).map(
      ({ action }) => action,
    );
  expect(await actions('operator')).toContain('member.lock');
  expect(await actions('onlooker')).toContain('config.set');
  expect((await actions('onlooker')).filter((action) => /^(member|review|support)\./.test(action))).toEqual([]);
});
