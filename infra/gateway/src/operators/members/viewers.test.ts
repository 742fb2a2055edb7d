import { LEDGER_VERIFY_PROGRESS_PATH, OPERATOR_OPERATIONS } from '@atrium/contracts/operator';
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

it('[14-07] a viewer and a squad read of no agent, erasure or admission: neither in lists, nor among what waits, nor in the log', async () => {
  const agent = await operators.app.signedIn({ account: 'agentofseven', type: 1 });
  const { account, memberId } = agent;
  const mark = `${account} asked on the phone`;
  const propose = async (url: string, body: object) => {
    const { status, value } = await operators.ask('POST', url, { ...body, reason: mark });
    expect([url, status]).toEqual([url, 200]);
    return value.approval?.id as string | undefined;
  };
  const clauses = [{ ratePercent: 1, validBet: '10000' }];
  await propose('/ops/agents/contracts', { account, kind: 'daily-salary', clauses });
  await propose('/ops/agents/quotas', { account, group: 1950, most: 3 });
  const leaving = await operators.app.member();
  const erasure = await propose(`/ops/members/${leaving.id}/erasure`, {});
  await operators.ask('POST', `/ops/changes/${erasure}/approve`, {}, 'approver');
  await operators.app.database.run(
    "INSERT INTO passkeys (id, member_id, name, rp_id, public_key, counter, created_at) VALUES ('lost', $1, 'Key', 'localhost', '', 0, now())",
    [memberId],
  );
  await propose(`/ops/members/${memberId}/admit`, {});
  const texts = { en: { title: 'A quiet evening', text: 'Come in.' } };
  await propose('/ops/mailings', { category: 'offer', email: false, segment: { accounts: [account] }, texts });
  const moved = await propose('/ops/agents/move', { account, to: null });
  await operators.ask('POST', `/ops/changes/${moved}/approve`, {}, 'approver');
  const seen = async (who: 'operator' | 'onlooker' | 'squad') => {
    const paths = ['/ops/log?limit=200', '/ops/changes', '/ops/agents/moves', '/ops/erasures', '/ops/mailings'];
    const answers = await Promise.all(paths.map((path) => operators.ask('GET', path, undefined, who)));
    return paths.filter((_path, index) =>
      new RegExp(`${account}|"(memberId|subject)":"(${memberId}|${leaving.id})"`).test(
        JSON.stringify(answers[index]!.value),
      ),
    );
  };
  expect(await seen('operator')).toHaveLength(5);
  expect(await seen('onlooker')).toEqual([]);
  expect(await seen('squad')).toEqual([]);
  // What is about no member stays: the mailing without its accounts, and settings that wait.
  const read = async (path: string) => (await operators.ask('GET', path, undefined, 'onlooker')).value;
  expect(await read('/ops/mailings')).toMatchObject([{ texts, segment: { people: 'all' } }]);
  const raised = { bet: '2000000000', win: '10000000000', vendors: {} };
  await operators.ask('POST', '/ops/config', { key: 'vendor.ceilings', value: raised, reason: 'a test' });
  expect(await read('/ops/changes')).toMatchObject([{ kind: 'setting', subject: 'vendor.ceilings' }]);
  expect(await read('/ops/log?limit=1')).toMatchObject([{ action: 'setting.proposed', subject: 'vendor.ceilings' }]);
});

it('[14-07] a viewer and a squad read which checks of ledger and reports fail, and no member in the failures', async () => {
  const { app, ask } = operators;
  const { memberId } = await app.signedIn({ balance: 700n });
  await app.database.run('ALTER TABLE ledger_accounts DISABLE TRIGGER USER');
  const shift = (by: number) =>
    app.database.run("UPDATE ledger_accounts SET posted = posted + $2 WHERE member_id = $1 AND class = 'player:cash'", [
      memberId,
      by,
    ]);
  await shift(1);
  await app.database.run(
    "INSERT INTO daily_figures (member_id, day, game_type, rounds, turnover) VALUES ($1, '2026-01-01', 'LOTT', 1, 100)",
    [memberId],
  );
  const failures = async (who: 'operator' | 'onlooker' | 'squad') => {
    const streamed = await app.server.inject({
      url: LEDGER_VERIFY_PROGRESS_PATH,
      headers: { authorization: `Bearer token-of-${who}` },
    });
    const { report } = JSON.parse(streamed.body.trim().split('\n').at(-1)!);
    const reports = ['/ops/ledger/verify', '/ops/reports/verify'].map(
      async (path) => (await ask('GET', path, undefined, who)).value,
    );
    return [report, ...(await Promise.all(reports))].map((read) => read.failures.join(' '));
  };
  const member = new RegExp(`member ${memberId}\\b`);
  try {
    for (const text of await failures('operator')) expect(text).toMatch(member);
    for (const who of ['onlooker', 'squad'] as const) {
      const [streamed, ledger, reports] = await failures(who);
      expect(ledger).toBe(streamed);
      expect(ledger).toContain('A cached balance is not the sum of its lines. ');
      expect(reports).toContain("A member's play differs from the rounds.");
      expect(`${ledger} ${reports}`).not.toMatch(/\d/);
    }
  } finally {
    await shift(-1);
    await app.database.run("DELETE FROM daily_figures WHERE member_id = $1 AND day = '2026-01-01'", [memberId]);
    await app.database.run('ALTER TABLE ledger_accounts ENABLE TRIGGER USER');
  }
});
