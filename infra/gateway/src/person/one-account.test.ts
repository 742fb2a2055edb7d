import { giveBirthDate, register } from '@atrium/contracts/members';
import { createDeposit } from '@atrium/contracts/payments';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';
import { noteChanged } from './note-changed.ts';

let operators: OperatorTestApp;
let app: OperatorTestApp['app'];
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
  const rules = await app.parts.settings.get<Record<string, object>>('register.rules', {});
  const open = {
    enabled: true,
    required: false,
    acceptedPattern: '^.*$',
    patternId: '0',
    minLength: 0,
    maxLength: 255,
  };
  const fields = ['email', 'mobileNum', 'idNumber', 'payeeName', 'bankAccountName', 'bankAccountNumber', 'birthday'];
  await app.parts.settings.set('register.rules', {
    ...rules,
    ...Object.fromEntries(fields.map((field) => [field, { ...rules[field], ...open }])),
  });
});
afterAll(() => operators.close());

let count = 0;
const PASSWORD = 'Sunny-day-9';
async function registered(fields: object) {
  const visitor = app.visitor();
  const username = `person${++count}`;
  // Enabled, the number is required: one of each person's own.
  const mobile = { mobileNum: `91755500${count + 10}`, countryDialingCode: '63' };
  const body = {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-05-17',
    ...mobile,
    ...fields,
  };
  const { status, value, error } = await visitor.call(register, { body });
  if (status !== 200) throw new Error(JSON.stringify(error));
  const deposit = async () =>
    (await visitor.call(createDeposit, { body: { method: 'e-wallet', amount: '10000' } })).error?.code;
  return { visitor, username, reply: value, deposit };
}
const reviews = async (account: string) =>
  (
    (await operators.ask('GET', '/ops/reviews')).value as { id: string; kind: string; account: string; facts: object }[]
  ).filter((review) => review.kind === 'person' && review.account === account);
const barred = 'ACCOUNT_IN_REVIEW';

const PAIRS: [string, object, object][] = [
  ['email', { email: 'Dora.Lim+a@gmail.com' }, { email: 'doralim@GoogleMail.com' }],
  ['email', { email: 'dora@bücher.example' }, { email: 'DORA@xn--bcher-kva.example' }],
  [
    'mobile',
    { mobileNum: '9175550101', countryDialingCode: '63' },
    { mobileNum: '0917 555-0101', countryDialingCode: '+63' },
  ],
  ['payout', { bankAccountNumber: '4411 2233 44' }, { bankAccountNumber: '4411-2233-44' }],
  ['document', { idNumber: 'P-1234 567' }, { idNumber: 'p1234567' }],
  ['name', { payeeName: 'José Ramos' }, { bankAccountName: 'RAMOS Jose' }],
];

it.each(PAIRS)(
  '[14-04] [AC-04] a second account with the same %s is registered alike, and its money play waits',
  async (kind, first, second) => {
    const one = await registered(first);
    expect(await one.deposit()).not.toBe(barred);
    const two = await registered(second);
    expect(Object.keys(two.reply)).toEqual(Object.keys(one.reply));
    expect(await two.deposit()).toBe(barred);
    expect(await one.deposit()).not.toBe(barred);
    const [review, ...more] = await reviews(two.username);
    expect(more).toEqual([]);
    expect(review!.facts).toMatchObject({ sameMarks: kind, otherAccount: one.username, otherOnABreak: false });
  },
);

it('[14-04] another person is not stopped', async () => {
  await registered({ email: 'ana@example.com', payeeName: 'Ana Uy', idNumber: 'A-00001' });
  const other = await registered({
    email: 'ana+1@example.com',
    payeeName: 'Ana Uy',
    birthday: '1990-05-18',
    idNumber: 'A-00002',
  });
  expect(await other.deposit()).not.toBe(barred);
});

it('[14-04] of two registrations at the same time one is stopped', async () => {
  const both = await Promise.all([1, 2].map(() => registered({ email: 'twice@example.com' })));
  const codes = await Promise.all(both.map(({ deposit }) => deposit()));
  expect(codes.filter((code) => code === barred)).toHaveLength(1);
});

it('[14-04] one operator with a reason decides; two persons play, one person does not', async () => {
  await registered({ email: 'shared@example.com' });
  const [sibling, again] = [
    await registered({ email: 'shared@example.com' }),
    await registered({ email: 'shared@example.com' }),
  ];
  const decide = async (account: string, verdict: string, reason: string) => {
    for (const { id } of await reviews(account)) {
      expect((await operators.ask('POST', `/ops/reviews/${id}/${verdict}`, { reason }, 'onlooker')).status).toBe(403);
      expect((await operators.ask('POST', `/ops/reviews/${id}/${verdict}`, { reason })).status).toBe(200);
      const noted = await app.database.first('SELECT actor, reason FROM operator_log WHERE subject = $1', [id]);
      expect(noted).toEqual({ actor: 'operator', reason });
    }
  };
  await decide(sibling.username, 'approve', 'brothers with one address');
  await decide(again.username, 'reject', 'the same passport');
  expect([await sibling.deposit(), await again.deposit()]).toEqual([expect.not.stringMatching(barred), barred]);
  expect([await reviews(sibling.username), await reviews(again.username)]).toEqual([[], []]);
});

it('[14-04] the account of an excluded person opens with two operators only', async () => {
  const gone = await registered({ idNumber: 'X-777-888' });
  await app.database.run(
    "INSERT INTO rg_exclusions (member_id, kind, from_at) SELECT id, 'self-exclusion', $2 FROM members WHERE account = $1",
    [gone.username, app.clock.now()],
  );
  const back = await registered({ idNumber: 'x777888' });
  expect(await back.deposit()).toBe(barred);
  const [review] = await reviews(back.username);
  expect(review).toMatchObject({ needsTwo: true, facts: { otherOnABreak: true } });
  const approve = async (who: 'operator' | 'approver') =>
    (await operators.ask('POST', `/ops/reviews/${review!.id}/approve`, { reason: 'twins' }, who)).value.outcome;
  expect(await approve('operator')).toBe('waits');
  expect(await back.deposit()).toBe(barred);
  expect(await approve('approver')).toBe('approved');
  expect(await back.deposit()).not.toBe(barred);
});

it('[14-04] a date of birth that completes the identity of another account is taken, and play waits', async () => {
  await registered({ payeeName: 'Lito Sy', birthday: '1985-01-02' });
  const later = await registered({ payeeName: 'Sy, Lito', birthday: undefined });
  expect(await later.deposit()).toBe('BIRTH_DATE_REQUIRED');
  expect((await later.visitor.call(giveBirthDate, { body: { birthDate: '1985-01-02' } })).status).toBe(200);
  expect(await later.deposit()).toBe(barred);
});

it('[14-04] any other change of contact or payout account is compared too, and a decision lasts until a new mark', async () => {
  const one = await registered({ email: 'vera@example.com', payeeName: 'Vera One' });
  const two = await registered({ email: 'wena@example.com', payeeName: 'Wena Two' });
  await app.database.run("UPDATE members SET email = 'VERA@example.com' WHERE account = $1", [two.username]);
  await noteChanged(app.parts);
  expect(await two.deposit()).toBe(barred);
  const [review] = await reviews(two.username);
  await operators.ask('POST', `/ops/reviews/${review!.id}/approve`, { reason: 'one household' });
  await app.database.run("UPDATE members SET email = 'vera@example.com' WHERE account = $1", [two.username]);
  await noteChanged(app.parts);
  expect(await two.deposit()).not.toBe(barred);
  for (const { username } of [one, two])
    await app.database.run(
      "INSERT INTO payout_accounts (member_id, name, holder, number) SELECT id, 'Bank', 'V', '99 88 77 66' FROM members WHERE account = $1",
      [username],
    );
  await noteChanged(app.parts);
  expect([await one.deposit(), await two.deposit()].filter((code) => code === barred)).toHaveLength(1);
});
