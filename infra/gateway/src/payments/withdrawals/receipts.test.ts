import * as calls from '@atrium/contracts/payments';
import { messages } from '@atrium/contracts/notices';
import { balance } from '@atrium/contracts/wallet';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { remindOfReceipts } from '../../notices/remind-of-receipts.ts';
import { runPaymentJobs } from '../payment-jobs.ts';
import { until } from '@atrium/testing/until';
import sharp from 'sharp';
import { type PayingApp, payingApp } from '../testing/paying-app.ts';

let pay: PayingApp;
beforeAll(async () => {
  pay = await payingApp();
});
afterAll(() => closeBalanced({ database: pay.app.database, close: pay.close }));

type Payee = Awaited<ReturnType<PayingApp['payee']>>;
type Who = 'operator' | 'approver';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n');
const proof = (content: Buffer, name = 'statement.png') => ({ name, content: content.toString('base64') });

/** A member with a withdrawal that the provider has paid, of 200.00 or the given amount. */
async function paid(amount = '20000', by: readonly Who[] = ['operator']): Promise<{ member: Payee; id: string }> {
  const member = await pay.payee(30_000n + BigInt(amount));
  const { id } = (await member.call(calls.createWithdrawal, { body: { accountId: member.accountId, amount } })).value;
  for (const who of by) await pay.operate(who, 'POST', `/ops/reviews/withdrawal-${id}/approve`, {});
  await runPaymentJobs(pay.app.parts);
  await until(async () => (await read(member, id)).status === 'paid');
  return { member, id };
}
const read = async (member: Payee, id: string) => (await member.call(calls.withdrawal, { params: { id } })).value;
const answer = (member: Payee, id: string, body: object, idempotencyKey?: string) =>
  member.call(calls.answerReceipt, {
    params: { id },
    body: body as never,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const decide = (id: string, verdict: 'approve' | 'reject', who: Who = 'operator') =>
  pay.operate(who, 'POST', `/ops/reviews/proof-${id}/${verdict}`, { reason: 'asked the bank' });
const cash = async (member: Payee) => (await member.call(balance)).value.sumBalance;

it('[4-65] a paid withdrawal is confirmed as received, once', async () => {
  const { member, id } = await paid();
  expect((await answer(member, id, { answer: 'received' }, 'the-same-press')).value).toMatchObject({
    status: 'received',
    received: '20000',
    report: null,
    answerable: false,
  });
  expect((await answer(member, id, { answer: 'received' }, 'the-same-press')).status).toBe(200);
  expect((await answer(member, id, { answer: 'not-received', proof: proof(PNG) })).error?.code).toBe(
    'WITHDRAWAL_STATE',
  );
  expect(await cash(member)).toBe('30000');
});

it('[4-66] partly received: both parts add up to the paid amount, and operators decide on the missing one', async () => {
  const { member, id } = await paid();
  const partly = (received: string, remaining: string) =>
    answer(member, id, { answer: 'partly-received', received, remaining });
  expect((await partly('15000', '4999')).error?.code).toBe('RECEIPT_SUM');
  expect((await partly('20000', '0')).error?.code).toBe('BAD_REQUEST');
  expect((await partly('15000', '5000')).value).toMatchObject({
    status: 'partly-received',
    received: '15000',
    report: 'open',
  });
  expect(await cash(member)).toBe('30000');
  const { value: review } = await pay.operate('operator', 'GET', `/ops/reviews/proof-${id}`);
  expect(review).toMatchObject({
    kind: 'proof',
    amount: '5000',
    facts: { paid: '20000', received: '15000', answer: 'partly-received' },
  });
  expect((await decide(id, 'approve')).value).toEqual({ id: `proof-${id}`, outcome: 'approved' });
  expect(await read(member, id)).toMatchObject({
    status: 'partly-received',
    report: 'refunded',
    refunded: '5000',
    reason: 'asked the bank',
  });
  expect(await cash(member)).toBe('35000');
  expect((await decide(id, 'approve')).value.code).toBe('UNKNOWN_REVIEW');
});

it('[4-67] not received requires a proof whose content matches its type', async () => {
  const { member, id } = await paid();
  const report = async (body: object) => (await answer(member, id, { answer: 'not-received', ...body })).error?.code;
  expect(await report({})).toBe('BAD_REQUEST');
  expect(
    await report({ proof: proof(Buffer.from('<html><script>alert(1)</script></html>'.repeat(4)), 'innocent.png') }),
  ).toBe('PROOF_INVALID');
  expect(await report({ proof: proof(PNG.subarray(0, 40)) })).toBe('PROOF_INVALID');
  expect(await report({ proof: { ...proof(PNG), script: 'x' } })).toBe('UNKNOWN_FIELD');
  expect(await report({ proof: proof(Buffer.concat([PNG, Buffer.alloc(calls.LARGEST_PROOF_BYTES)])) })).toBe(
    'BAD_REQUEST',
  );
  expect((await read(member, id)).status).toBe('paid');
  expect(await report({ proof: proof(PDF, 'a "quoted" naïve.pdf') })).toBeUndefined();
  expect(await read(member, id)).toMatchObject({ status: 'not-received', received: '0', report: 'open' });

  const { value: review } = await pay.operate('operator', 'GET', `/ops/reviews/proof-${id}`);
  expect(review.documents).toEqual([
    { id: expect.any(String), name: 'a "quoted" naïve.pdf', type: 'application/pdf', bytes: PDF.length },
  ]);
  const address = `/ops/reviews/proof-${id}/documents/${review.documents[0].id}`;
  const bare = await pay.app.server.inject({ url: address, cookies: member.cookies });
  expect(bare.statusCode).toBe(401);
  const { value: file } = await pay.operate('operator', 'GET', address);
  expect([file.statusCode, Buffer.compare(file.rawPayload, PDF)]).toEqual([200, 0]);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''a%20%22quoted/),
    'x-content-type-options': 'nosniff',
  });
  expect(
    (await pay.operate('operator', 'GET', `/ops/reviews/withdrawal-${id}/documents/${review.documents[0].id}`)).status,
  ).toBe(404);

  expect((await decide(id, 'reject')).value.outcome).toBe('rejected');
  expect(await read(member, id)).toMatchObject({ status: 'not-received', report: 'declined', refunded: '0' });
  expect(await cash(member)).toBe('30000');
});

it('returns an amount above the threshold only after two approvals, and names the first approver in the queue', async () => {
  const { member, id } = await paid('5000000', ['operator', 'approver']);
  await answer(member, id, { answer: 'not-received', proof: proof(PNG) });
  const waits = async () =>
    (await pay.operate('operator', 'GET', '/ops/reviews')).value.find(
      (one: { id: string }) => one.id === `proof-${id}`,
    );
  expect(await waits()).toMatchObject({ amount: '5000000', needsTwo: true, firstApprovedBy: null });
  expect((await decide(id, 'approve')).value).toEqual({ id: `proof-${id}`, outcome: 'waits' });
  expect(await decide(id, 'approve')).toMatchObject({ status: 409, value: { code: 'SECOND_PERSON_NEEDED' } });
  expect(await waits()).toMatchObject({ firstApprovedBy: 'operator' });
  expect(await cash(member)).toBe('30000');
  expect((await decide(id, 'approve', 'approver')).value.outcome).toBe('approved');
  expect(await cash(member)).toBe('5030000');
});

it('needs one person to return a missing part below the threshold, and to decline', async () => {
  const { member, id } = await paid('5000000', ['operator', 'approver']);
  await answer(member, id, { answer: 'partly-received', received: '1', remaining: '4999999' });
  expect((await pay.operate('operator', 'GET', `/ops/reviews/proof-${id}`)).value).toMatchObject({ needsTwo: false });
  expect((await decide(id, 'approve')).value.outcome).toBe('approved');
  const other = await paid('5000000', ['operator', 'approver']);
  await answer(other.member, other.id, { answer: 'not-received', proof: proof(PNG) });
  expect((await decide(other.id, 'reject')).value.outcome).toBe('rejected');
});

it('accepts a JPEG as a proof', async () => {
  const { member, id } = await paid();
  const JPEG = await sharp(PNG).flatten().jpeg().toBuffer();
  expect((await answer(member, id, { answer: 'not-received', proof: proof(JPEG, 'photo.jpg') })).status).toBe(200);
});

it('[4-68] [4-69] [11-10] counts as received after the configured minutes without an answer; a later report is refused and nothing is returned', async () => {
  await pay.app.parts.settings.set('withdrawal.receiptMinutes', 2);
  const { member, id } = await paid();
  const { paidAt, confirmUntil } = await read(member, id);
  expect(Date.parse(confirmUntil!) - Date.parse(paidAt!)).toBe(120_000);
  pay.app.clock.advance({ minutes: 2 });
  // Before the background job has stored it, and after.
  const over = await read(member, id);
  expect(over).toMatchObject({ status: 'received', answerable: false });
  expect(over.states.at(-1)).toEqual({ status: 'received', at: confirmUntil });
  expect((await member.call(calls.withdrawals, { query: { status: 'received' } })).value.items).toHaveLength(1);
  expect((await answer(member, id, { answer: 'not-received', proof: proof(PNG) })).error?.code).toBe(
    'RECEIPT_TOO_LATE',
  );
  await runPaymentJobs(pay.app.parts);
  expect((await read(member, id)).states).toEqual(over.states);
  expect(await pay.app.database.first('SELECT status, received FROM withdrawals WHERE id = $1', [id])).toEqual({
    status: 'received',
    received: '20000',
  });
  expect((await answer(member, id, { answer: 'not-received', proof: proof(PNG) })).error?.code).toBe(
    'WITHDRAWAL_STATE',
  );
  expect(pay.app.published).toContainEqual({
    event: 'withdrawal.changed',
    data: { id, status: 'received' },
    audience: { member: member.memberId },
  });
  expect(await cash(member)).toBe('30000');
});

it("accepts no answer to another member's withdrawal", async () => {
  const { id } = await paid();
  const other = await pay.payee(0n);
  expect((await answer(other, id, { answer: 'received' })).error?.code).toBe('NOT_FOUND');
});

// Last: the provider refuses messages of a portal whose clock is ahead.
it('[4-68] [11-24] reminds once, halfway, that a payout without an answer counts as received', async () => {
  await pay.app.parts.settings.set('withdrawal.receiptMinutes', 60);
  const [late, answered] = [await paid(), await paid()];
  const reminders = async ({ member }: { member: Payee }) =>
    (await member.call(messages, { query: {} })).value.items.filter(
      ({ title }) => title === 'Has your withdrawal arrived?',
    );
  pay.app.clock.advance({ minutes: 25 });
  await remindOfReceipts(pay.app.parts);
  expect(await reminders(late)).toEqual([]);
  await answer(answered.member, answered.id, { answer: 'received' });
  pay.app.clock.advance({ minutes: 6 });
  for (const _ of [1, 2]) await remindOfReceipts(pay.app.parts);
  expect(await reminders(late)).toMatchObject([{ text: expect.stringMatching(/P.200\.00 was paid.*W\d/) }]);
  expect(await reminders(answered)).toEqual([]);
});
