import { changeContact, sendContactCodes } from '@atrium/contracts/contacts';
import { account } from '@atrium/contracts/members';
import { prove, sendProofCode } from '@atrium/contracts/proofs';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PASSWORD = 'Secret-0001';
let count = 0;
const number = () => `+63917444${String(++count).padStart(4, '0')}`;
async function someone(contacts: { mobile?: string; email?: string } = {}) {
  const member = await app.signedIn({ password: PASSWORD });
  await app.database.run('UPDATE members SET mobile = $2, email = $3 WHERE id = $1', [
    member.memberId,
    contacts.mobile ?? null,
    contacts.email ?? null,
  ]);
  return member;
}
const newest = async (target: string) =>
  (await app.database.first<{ text: string }>('SELECT text FROM outbox WHERE target = $1 ORDER BY id DESC LIMIT 1', [
    target,
  ]))!.text;
const codeTo = async (target: string) => /\d{6}/.exec(await newest(target))![0];
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

it('[11-05] an e-mail address changes with a code to the old and one to the new, and the old one receives a message', async () => {
  const [old, fresh] = ['ana.old@example.com', 'ana.new@example.org'];
  const member = await someone({ email: old });
  const to = { kind: 'email' as const, email: fresh };
  expect((await member.call(sendContactCodes, { body: { to } })).value).toEqual({
    old: expect.stringMatching(/^an\*\*\*@example\.com$/),
    expiredMinutes: 5,
  });
  const [newCode, proof] = [await codeTo(fresh), await codeTo(old)];
  const change = (body: { newCode: string; proof: string }) => member.call(changeContact, { body: { to, ...body } });
  for (const [body, field] of [
    [{ newCode: wrong(newCode), proof }, 'newCode'],
    [{ newCode, proof: wrong(proof) }, 'proof'],
    [{ newCode, proof: PASSWORD }, 'proof'],
    [{ newCode: proof, proof: newCode }, 'newCode'],
  ] as const) {
    const { error } = await change(body);
    expect([error?.code, error?.params]).toEqual(['VERIFICATION_CODE_INVALID', { field }]);
  }
  expect((await change({ newCode, proof })).value.contact).toMatch(/^an\*\*\*@example\.org$/);
  expect((await member.call(account)).value.email).toMatch(/@example\.org$/);
  expect(await newest(old)).toMatch(/was changed to an\*\*\*@example\.org/);
  expect((await change({ newCode, proof })).error?.code).toBe('CONTACT_SAME');
});

it('[11-05] a first mobile number needs the password, in any way of writing it; a number of another account is refused', async () => {
  const [mobile, taken] = [number(), number()];
  await someone({ mobile: taken });
  const member = await someone();
  const ask = async (written: string) => {
    const to = { kind: 'mobile' as const, mobile: written };
    const sent = await member.call(sendContactCodes, { body: { to } });
    if (sent.error) return sent.error.code;
    expect(sent.value.old).toBeNull();
    const newCode = await codeTo(written.replace(/[^+\d]/g, ''));
    expect((await member.call(changeContact, { body: { to, newCode, proof: 'wrong' } })).error?.code).toBe(
      'PASSWORD_WRONG',
    );
    return (await member.call(changeContact, { body: { to, newCode, proof: PASSWORD } })).error?.code;
  };
  expect(await ask(taken)).toBe('CONTACT_TAKEN');
  expect(await ask('+63 12')).toBeDefined();
  expect(await ask(`${mobile.slice(0, 3)} (${mobile.slice(3, 6)}) ${mobile.slice(6)}`)).toBeUndefined();
  expect(await app.database.rows('SELECT mobile, dialing_code FROM members WHERE id = $1', [member.memberId])).toEqual([
    { mobile, dialing_code: '63' },
  ]);
});

it('[11-05] a mobile number changes with a code to the old and one to the new; of two changes at the same time one wins, and late codes are refused', async () => {
  const old = number();
  const member = await someone({ mobile: old });
  const bodies = [];
  for (const mobile of [number(), number()]) {
    const to = { kind: 'mobile' as const, mobile };
    await member.call(sendContactCodes, { body: { to } });
    app.clock.advance({ seconds: 31 });
    bodies.push({ to, newCode: await codeTo(mobile), proof: await codeTo(old) });
  }
  const [first] = bodies;
  const swapped = { ...first!, newCode: first!.proof, proof: first!.newCode };
  expect((await member.call(changeContact, { body: swapped })).error).toMatchObject({
    code: 'VERIFICATION_CODE_INVALID',
    params: { field: 'newCode' },
  });
  const codes = await Promise.all(bodies.map(async (body) => (await member.call(changeContact, { body })).error?.code));
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  const { to: won } = bodies[codes.indexOf(undefined)]!;
  expect(await app.database.rows('SELECT mobile, dialing_code FROM members WHERE id = $1', [member.memberId])).toEqual([
    { mobile: won.mobile, dialing_code: '63' },
  ]);
  expect(await newest(old)).toMatch(new RegExp(`was changed to .*${won.mobile.slice(-4)}`));

  const email = 'late@example.com';
  const to = { kind: 'email' as const, email };
  await member.call(sendContactCodes, { body: { to } });
  const newCode = await codeTo(email);
  app.clock.advance({ minutes: 6 });
  expect((await member.call(changeContact, { body: { to, newCode, proof: PASSWORD } })).error?.code).toBe(
    'VERIFICATION_CODE_EXPIRED',
  );
});

it('[AC-07] the password alone adds no contact beside another second factor: it would be one from then on', async () => {
  const mobile = number();
  const member = await someone({ mobile });
  const to = { kind: 'email' as const, email: 'mallory@example.com' };
  await member.call(sendContactCodes, { body: { to } });
  const body = { to, newCode: await codeTo(to.email), proof: PASSWORD };
  const change = async () => (await member.call(changeContact, { body })).error;
  expect(await change()).toMatchObject({ code: 'PROOF_REQUIRED', params: { purpose: 'contact' } });
  expect((await member.call(account)).value.email ?? null).toBeNull();
  await member.call(sendProofCode, { body: { channel: 'sms', purpose: 'contact' } });
  const proof = { way: 'sms' as const, answer: await codeTo(mobile) };
  expect((await member.call(prove, { body: { purpose: 'contact', proof } })).error).toBeUndefined();
  expect(await change()).toBeUndefined();
});
